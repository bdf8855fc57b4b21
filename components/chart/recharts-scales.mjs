/**
 * The scales that our charts use. Recharts imports all of d3-scale, with its scales of time and their formats. The build
 * gives it this module instead (next.config.mjs), which is 7 kB less over the wire.
 */
export { scaleBand, scaleLinear, scalePoint, scaleSqrt } from 'd3-scale';
