export {
  type Certificate,
  type CertificateState,
  type PrintedFacts,
  stateAt,
} from './certificate.ts'
export { endForNewVersion, revokeCertificate } from './end-certificate.ts'
export { askGate, type GateAnswer, type GateRule, recertifyFrom } from './gate.ts'
export { type IssueRequest, issueCertificate, type Validity } from './issue-certificate.ts'
export { formatCheckCode, type PublicCheck, parseCheckCode, publicCheck } from './public-check.ts'
