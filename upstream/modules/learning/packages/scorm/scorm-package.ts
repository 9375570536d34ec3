import type { PackageProblem } from '../package-problem.ts'
import type { Sequencing } from './sequencing-rules.ts'

/** What a SCORM package holds, as plain data. */
export type ScormPackage = {
  standard: 'scorm12' | 'scorm2004'
  /** As the manifest names it: "1.2", "2004 4th Edition"; empty where it does not. */
  edition: string
  identifier: string
  title: string
  organisations: ScormOrganisation[]
  defaultOrganisation: string
  /** What works, and not quite as its author meant it. */
  warnings: PackageProblem[]
}

export type ScormOrganisation = {
  identifier: string
  title: string
  items: ScormItem[]
  /** SCORM 2004: the rules among its items; absent where its author says none. */
  rules?: Sequencing
}

export type ScormItem = {
  identifier: string
  title: string
  isVisible: boolean
  /** Null for a heading over others. */
  launch: ScormLaunch | null
  items: ScormItem[]
  /** SCORM 2004: the rules of it, and among its items; absent where its author says none. */
  rules?: Sequencing
  /** SCORM 1.2: from 0 to 100, a decimal text. */
  masteryScore: string | null
  /** SCORM 2004: from -1 to 1, a decimal text. */
  passingMeasure: string | null
  /** SCORM 2004: from 0 to 1; completed at this progress. */
  completionThreshold: string | null
  /** SCORM 1.2, in the script of AICC; empty for none. */
  prerequisites: string
  maxTimeAllowed: string
  timeLimitAction: string
  dataFromLms: string
}

/** `isSco` is false for a page that does not speak to us: it is done when it was opened. */
export type ScormLaunch = { path: string; query: string; isSco: boolean; resourceId: string }

/** All items of an organisation that can be launched, in their order. */
export function launchable(items: readonly ScormItem[]): ScormItem[] {
  return items.flatMap((item) => [...(item.launch ? [item] : []), ...launchable(item.items)])
}
