export { absencesOf, creditsOf } from './absences.ts'
export { accountUntil, type LeaveRecord } from './account.ts'
export {
  type ApproverLevel,
  type ChainAnswer,
  type ChainStep,
  chainOnSubmission,
  mayDecide,
  type Organisation,
} from './approval-chain.ts'
export {
  availableOn,
  balanceOn,
  inDays,
  type LeaveBalance,
  type Shortage,
  shortageWith,
} from './balance.ts'
export { type LapseExtension, type LapseNotice, takeBy } from './carry-over.ts'
export { leaveByCountry, leaveOfCountry } from './country-defaults.ts'
export { type Counting, type DayCost, dayCosts, type LeaveDay, leaveDays } from './day-costs.ts'
export type { CountryLeave } from './defaults/country-leave.ts'
export { type Encashment, encashableOn } from './encashment.ts'
export type { ContractInterval, Employment, Reduction } from './entitlement.ts'
export { type Grant, grantsUntil, type WorkedPeriod } from './grants.ts'
export type {
  CarryRules,
  Dated,
  EncashmentRule,
  GrantRules,
  LeaveType,
  RequestRules,
} from './leave-type.ts'
export { type LeaveYear, leaveYearOf } from './leave-years.ts'
export type { Portion } from './portions.ts'
export type { Adjustment, LeaveAccount, PaidOut, Taking } from './replay.ts'
export {
  type CheckedRequest,
  checkRequest,
  proofDue,
  type RequestProblem,
  type RequestToCheck,
} from './request-check.ts'
export {
  askToCancel,
  type Decision,
  decideRequest,
  dueStep,
  holdOf,
  isTaken,
  type LeaveRequest,
  type RequestState,
  type StepAnswer,
  type StepRefusal,
  submitRequest,
  withdrawRequest,
} from './request-steps.ts'
export { daysReturned, type Illness, type ReturnRule } from './sick-leave.ts'
export { type CostedRequest, takingsOf } from './takings.ts'
export { type TeamAbsence, teamCalendar, type Viewer } from './team-calendar.ts'
