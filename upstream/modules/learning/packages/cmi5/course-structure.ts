/** A cmi5 course (Sandstone 1.0, sections 13 and 14), as plain data. */
export type Cmi5Course = {
  courseId: string
  title: LanguageText[]
  description: LanguageText[]
  objectives: Cmi5Objective[]
  children: (Cmi5Block | Cmi5Unit)[]
}

export type LanguageText = { language: string; text: string }

export type Cmi5Objective = {
  objectiveId: string
  title: LanguageText[]
  description: LanguageText[]
}

export type Cmi5Block = {
  kind: 'block'
  blockId: string
  title: LanguageText[]
  description: LanguageText[]
  objectiveIds: string[]
  children: (Cmi5Block | Cmi5Unit)[]
}

/** An assignable unit: what is launched. */
export type Cmi5Unit = {
  kind: 'unit'
  /** As its author named it; the activity that we report on has an id of our own. */
  publisherId: string
  title: LanguageText[]
  description: LanguageText[]
  objectiveIds: string[]
  /** A file of the package, or an address elsewhere. */
  launch: { kind: 'file'; path: string; query: string } | { kind: 'outside'; url: string }
  launchMethod: 'AnyWindow' | 'OwnWindow'
  launchParameters: string
  entitlementKey: string
  moveOn: MoveOn
  /** From 0 to 1, a decimal text with at most four digits after the point. */
  masteryScore: string | null
  activityType: string
}

export type MoveOn =
  | 'NotApplicable'
  | 'Passed'
  | 'Completed'
  | 'CompletedAndPassed'
  | 'CompletedOrPassed'

/** All units of a course in their order. */
export function unitsOf(children: Cmi5Course['children']): Cmi5Unit[] {
  return children.flatMap((child) => (child.kind === 'unit' ? [child] : unitsOf(child.children)))
}
