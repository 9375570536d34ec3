import { AppError } from '#contract/core/errors.ts'

/** The version that a page showed. @throws AppError malformed where its form sent none */
export function versionOf({ version }: { version: number | undefined }): number {
  if (version === undefined) throw new AppError('malformed', 'No version')
  return version
}
