import { RefusedArchive } from '../../../core/zip/refused-archive.ts'
import type { Cmi5Course } from './cmi5/course-structure.ts'
import { readCmi5 } from './cmi5/read-cmi5.ts'
import { type ProblemKind, RefusedPackage } from './package-problem.ts'
import { readScorm } from './scorm/read-scorm.ts'
import type { ScormPackage } from './scorm/scorm-package.ts'
import { type Archive, type ArchiveLimits, openArchive, usualLimits } from './zip/open-archive.ts'

/** A package and the files to unpack; a cmi5 course that comes as XML alone has none. */
export type ReadPackage =
  | { kind: 'scorm'; scorm: ScormPackage; archive: Archive }
  | { kind: 'cmi5'; course: Cmi5Course; archive: Archive | null }

/**
 * What an uploaded file holds: a SCORM or cmi5 package, or a cmi5 course structure as XML. What is
 * in it decides, not its name or type.
 * @throws RefusedPackage
 */
export function readPackage(bytes: Uint8Array, limits: ArchiveLimits = usualLimits): ReadPackage {
  if (isXml(bytes)) return { kind: 'cmi5', course: readCmi5(bytes), archive: null }
  const archive = open(bytes, limits)
  try {
    if (archive.get('cmi5.xml')) return { kind: 'cmi5', course: readCmi5(archive), archive }
    return { kind: 'scorm', scorm: readScorm(archive), archive }
  } catch (error) {
    throw asPackageRefusal(error)
  }
}

function open(bytes: Uint8Array, limits: ArchiveLimits): Archive {
  try {
    return openArchive(bytes, limits)
  } catch (error) {
    throw asPackageRefusal(error)
  }
}

function asPackageRefusal(error: unknown): unknown {
  if (!(error instanceof RefusedArchive)) return error
  const what: ProblemKind = error.reason === 'notZip' ? 'notZip' : 'archive'
  const at = error.entry === '' ? error.reason : `${error.reason}: ${error.entry}`
  return new RefusedPackage([{ what, at, line: null }])
}

/** A ZIP begins with "PK"; XML with "<", after a byte order mark and blanks. */
function isXml(bytes: Uint8Array): boolean {
  const head = new TextDecoder().decode(bytes.subarray(0, 100)).replaceAll('\u0000', '')
  return head.trimStart().startsWith('<')
}
