export { waiveOne } from './cmi5-sessions.ts'
export { demoPackageTitle, demoPackageZip } from './demo-package.ts'
export {
  dropPackages,
  enterPackage,
  type LaidPackage,
  layIndex,
  readOwn,
  readUploaded,
} from './keep-package.ts'
export {
  type Opening,
  packageDifferences,
  packageDoors,
  takenItems,
} from './launch-part.ts'
export { resolveAddress } from './package-path.ts'
export type { PackageOutcome, PackageResult } from './package-result.ts'
export { indexKey } from './serve/file-index.ts'
export { getTaking, isTrial, type Meeting, type Taking, takingsIn, trialOf } from './takings.ts'
export { attributeOf, childAt, childrenOf, descendantsOf, textAt } from './xml/find-xml.ts'
export { readXml, UnreadableXml, type XmlElement } from './xml/read-xml.ts'
export { type Archive, openArchive, usualLimits } from './zip/open-archive.ts'
