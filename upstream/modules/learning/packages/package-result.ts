import { hooks } from '../../../core/hooks.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'

/** What a package says of how far somebody is, in the words of its standard. */
export type PackageOutcome =
  | {
      kind: 'scorm'
      completion: 'notAttempted' | 'browsed' | 'incomplete' | 'completed'
      success: 'unknown' | 'passed' | 'failed'
      /** Decimal text; null for none. */
      percent: string | null
    }
  | { kind: 'cmi5'; isSatisfied: boolean; percent: string | null }

/** What came of a package in a lesson, as far as it says by now. */
export type PackageResult = { enrolmentId: string; lessonId: string } & PackageOutcome

declare module '../../../core/hooks.ts' {
  interface ModuleParts {
    /** It follows what comes of packages: whose course they belong to. */
    packageResult: (writer: Writer, context: FirmContext, result: PackageResult) => void
  }
}

/** Tells whoever follows what comes of packages. */
export function tellResult(writer: Writer, context: FirmContext, result: PackageResult): void {
  for (const follow of hooks('packageResult')) follow(writer, context, result)
}
