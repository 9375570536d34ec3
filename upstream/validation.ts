/**
 * How oRPC validates: input always; output while developing and testing. In production a wrong
 * answer of our own is not worth checking every right one, so handlers return exact objects.
 */
export const validation = {
  initialOutputValidationIndex: import.meta.env.PROD ? Number.NaN : 0,
}
