import { changedMeanwhile } from '#contract/core/errors.ts'

/**
 * Keeps one from writing over what somebody else wrote meanwhile.
 * @param before the record as it is
 * @param version of the record as the caller saw it
 * @param shown gives `before` as the caller sees it, where that is another shape
 * @throws AppError conflict with the newer version as `detail.current`
 */
export function requireVersion(
  before: { version: number },
  version: number,
  shown: () => object = () => before,
): void {
  if (before.version !== version) throw changedMeanwhile(shown())
}
