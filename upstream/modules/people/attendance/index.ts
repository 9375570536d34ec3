export { type BreakLaw, type BreakTier, type DividedShift, divideShift } from './breaks.ts'
export {
  askForCorrection,
  type CorrectionAnswer,
  type CorrectionRefusal,
  type CorrectionRequest,
  correctedPunches,
  decideCorrection,
  type PunchChange,
  withdrawCorrection,
} from './corrections.ts'
export {
  addDays,
  addMonths,
  type Day,
  type DayRange,
  dayCount,
  daysBetween,
  daysOf,
  earlierOf,
  lastOfMonth,
  laterOf,
  overlapOf,
  weekdayOf,
} from './local-days.ts'
export {
  type MonthSheet,
  type MonthSheetInput,
  monthSheet,
  type SheetDay,
} from './month-sheet.ts'
export {
  type AboveCap,
  type OvertimeBalance,
  type OvertimeMove,
  type OvertimeRules,
  overtimeAvailable,
  overtimeOn,
} from './overtime-account.ts'
export {
  type DayOff,
  type Holiday,
  holidaysAt,
  type LocalHoliday,
  type Place,
  placesOf,
  regionsOf,
  statesOf,
} from './place-holidays.ts'
export {
  type Credit,
  creditsFor,
  halfOf,
  type PersonPlan,
  type PlannedDay,
  plannedDays,
  planOfDay,
} from './planned-days.ts'
export { type CountryPremiums, premiumsByCountry } from './premium-defaults.ts'
export {
  type PremiumDays,
  type PremiumMinutes,
  type PremiumRule,
  premiumMinutes,
} from './premiums.ts'
export { type Punch, type PunchKind, sortPunches } from './punches.ts'
export {
  type ShortRest,
  type ShortWeek,
  shortRests,
  stretchesOf,
  type WorkStretch,
  weeksWithoutRest,
} from './rests.ts'
export { type Absence, type RotaConflict, type RotaLimits, rotaConflicts } from './rota.ts'
export { hashOfSheet } from './sheet-hash.ts'
export {
  dateOfShift,
  envelopeOf,
  plannedMinutesOf,
  type Shift,
  type ShiftWindow,
} from './shifts.ts'
export { overtimeByWeek, overtimeTiers, type WeekOvertime } from './weekly-overtime.ts'
export {
  type OpenItem,
  type PairedPunches,
  type PairingRules,
  pairPunches,
  usualPairing,
  type WorkedSpan,
  type WorkRecord,
} from './work-records.ts'
export {
  type DayPlan,
  daysWithOtherPlan,
  type LocalSpan,
  type LocalTimes,
  type Plan,
  planOn,
  type ScheduleVersion,
  weeklyWork,
} from './work-schedule.ts'
export { type WorkingTimeLaw, workingTimeLawOf, workingTimeLaws } from './working-time-law.ts'
