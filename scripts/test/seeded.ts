import fc from 'fast-check';

// The same examples at each run. Others are tried by hand: FAST_CHECK_SEED=1 npm run unit
fc.configureGlobal({ seed: Number(process.env.FAST_CHECK_SEED ?? 20_260_630) });
