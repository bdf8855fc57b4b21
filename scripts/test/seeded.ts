import fc from 'fast-check';

// Generates the same examples in each run. Others can be tried with: FAST_CHECK_SEED=1 npm run unit
fc.configureGlobal({ seed: Number(process.env.FAST_CHECK_SEED ?? 20_260_630) });
