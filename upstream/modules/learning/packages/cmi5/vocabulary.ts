/** Identifiers of cmi5 1.0 (Sandstone), section 9. */

export const verbs = {
  launched: 'http://adlnet.gov/expapi/verbs/launched',
  initialized: 'http://adlnet.gov/expapi/verbs/initialized',
  completed: 'http://adlnet.gov/expapi/verbs/completed',
  passed: 'http://adlnet.gov/expapi/verbs/passed',
  failed: 'http://adlnet.gov/expapi/verbs/failed',
  terminated: 'http://adlnet.gov/expapi/verbs/terminated',
  abandoned: 'https://w3id.org/xapi/adl/verbs/abandoned',
  waived: 'https://w3id.org/xapi/adl/verbs/waived',
  satisfied: 'https://w3id.org/xapi/adl/verbs/satisfied',
} as const

export type Cmi5Verb = keyof typeof verbs

export const cmi5Category = 'https://w3id.org/xapi/cmi5/context/categories/cmi5'
export const moveOnCategory = 'https://w3id.org/xapi/cmi5/context/categories/moveon'

const extension = 'https://w3id.org/xapi/cmi5/context/extensions'
export const extensions = {
  sessionId: `${extension}/sessionid`,
  masteryScore: `${extension}/masteryscore`,
  launchMode: `${extension}/launchmode`,
  launchUrl: `${extension}/launchurl`,
  moveOn: `${extension}/moveon`,
  launchParameters: `${extension}/launchparameters`,
  reason: 'https://w3id.org/xapi/cmi5/result/extensions/reason',
} as const

export const activityTypes = {
  block: 'https://w3id.org/xapi/cmi5/activitytype/block',
  course: 'https://w3id.org/xapi/cmi5/activitytype/course',
} as const

/** The cmi5 verb of an id; undefined for another. */
export function cmi5VerbOf(id: string): Cmi5Verb | undefined {
  return Object.keys(verbs).find((name): name is Cmi5Verb => isVerb(name) && verbs[name] === id)
}

function isVerb(name: string): name is Cmi5Verb {
  return Object.hasOwn(verbs, name)
}
