import type { PackageStandard } from '#contract/learning/packages.ts'

/** Standards of packages are called the same in every language. */
export const standardNames: Record<PackageStandard, string> = {
  scorm12: 'SCORM 1.2',
  scorm2004: 'SCORM 2004',
  cmi5: 'cmi5',
}
