/**
 * How oRPC validates: input always; output while developing and testing. In production a wrong
 * answer of our own is not worth checking every right one: `stripOutput` takes away there, as
 * everywhere, what the contract does not name.
 */
export const validation = {
  initialOutputValidationIndex: import.meta.env.PROD ? Number.NaN : 0,
}
