/** Why a package is refused, or what of it is not as its author meant. `line` is of its manifest. */
export type PackageProblem = { what: ProblemKind; at: string; line: number | null }

export type ProblemKind =
  // Refusals.
  | 'notZip'
  | 'archive'
  | 'noManifest'
  | 'manifestInFolder'
  | 'doctype'
  | 'malformed'
  | 'tooLarge'
  | 'encoding'
  | 'notScorm'
  | 'notCmi5'
  | 'noOrganisation'
  | 'noLaunch'
  | 'fileMissing'
  | 'badId'
  | 'sameId'
  | 'badUrl'
  | 'relativeUrlWithoutFile'
  | 'reservedParameter'
  | 'structure'
  | 'badValue'
  | 'tooManyUnits'
  // Warnings.
  | 'versionUnknown'
  | 'otherCase'
  | 'outsideAddress'
  | 'sequencingNotApplied'
  | 'subManifest'
  | 'prerequisitesUnread'
  | 'unknownResource'

export class RefusedPackage extends Error {
  override name = 'RefusedPackage'
  constructor(readonly problems: readonly PackageProblem[]) {
    super(problems.map(({ what, at }) => `${what} ${at}`).join(', '))
  }
}

/** A refusal for one reason. */
export function refused(what: ProblemKind, at = '', line: number | null = null): RefusedPackage {
  return new RefusedPackage([{ what, at, line }])
}
