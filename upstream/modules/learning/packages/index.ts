export { answerUnit } from './cmi5/answer-unit.ts'
export { type Cmi5Course, type Cmi5Unit, type MoveOn, unitsOf } from './cmi5/course-structure.ts'
export { requestRefusal } from './cmi5/judge-request.ts'
export { type Cmi5Refusal, type Judged, judgeStatements } from './cmi5/judge-statements.ts'
export { type Launch, type LaunchRequest, launchUnit } from './cmi5/launch.ts'
export {
  abandonSession,
  type Satisfied,
  satisfiedParts,
  satisfiedStatement,
  type WaiveReason,
  waiveUnit,
} from './cmi5/our-statements.ts'
export {
  type Cmi5Session,
  fetchToken,
  isSatisfied,
  noProgress,
  stateOf,
  type UnitProgress,
} from './cmi5/session.ts'
export { demoPackageTitle, demoPackageZip } from './demo-package.ts'
export {
  dropPackages,
  enterPackage,
  type LaidPackage,
  layIndex,
  readOwn,
  readUploaded,
} from './keep-package.ts'
export { launchPart, packageStanding, showSession } from './launch-part.ts'
export { resolveAddress } from './package-path.ts'
export { type PackageProblem, RefusedPackage } from './package-problem.ts'
export type { PackageResult } from './package-result.ts'
export { type ReadPackage, readPackage } from './read-package.ts'
export { type EndRules, endSession, usualEndRules } from './scorm/end-session.ts'
export { isMet, parsePrerequisites } from './scorm/prerequisites.ts'
export {
  type CommitOutcome,
  commitValues,
  type LaunchFacts,
  launchValues,
  newRecord,
  type ScoRecord,
  type ScoSession,
  status12,
} from './scorm/run-time.ts'
export { launchable, type ScormItem, type ScormPackage } from './scorm/scorm-package.ts'
export { indexKey } from './serve/file-index.ts'
export type { Launching } from './serve/package-address.ts'
export { type Meeting, takingsIn, trialOf } from './takings.ts'
export { answerXapi, type XapiContext } from './xapi/answer-xapi.ts'
export { agentKey } from './xapi/facets.ts'
export { XapiRefusal, type XapiRequest, type XapiResponse } from './xapi/http.ts'
export type { Json, JsonObject } from './xapi/json.ts'
export { type StoreContext, storeStatements } from './xapi/store-statements.ts'
export type {
  DocumentKey,
  Facet,
  KeptAttachment,
  StatementFilter,
  StoredDocument,
  StoredStatement,
  XapiStore,
} from './xapi/xapi-store.ts'
export { attributeOf, childAt, childrenOf, descendantsOf, textAt } from './xml/find-xml.ts'
export { readXml, UnreadableXml, type XmlElement } from './xml/read-xml.ts'
export { type Archive, type ArchiveLimits, openArchive, usualLimits } from './zip/open-archive.ts'
