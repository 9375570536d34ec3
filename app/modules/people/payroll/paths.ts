/** All payroll runs. */
export function payrollPath(firmId: string): string {
  return `/firms/${firmId}/payroll`
}

/** The form of the next run. */
export function newRunPath(firmId: string): string {
  return `${payrollPath(firmId)}/new`
}

/** One run. */
export function payrollRunPath(firmId: string, runId: string): string {
  return `${payrollPath(firmId)}/${runId}`
}

/** Somebody’s payslip in a run, as HR works on it. */
export function payslipPath(firmId: string, runId: string, payslipId: string): string {
  return `${payrollRunPath(firmId, runId)}/${payslipId}`
}

/** What payroll knows of everybody. */
export function payDataPath(firmId: string): string {
  return `${payrollPath(firmId)}/people`
}

/** What payroll knows of one person. */
export function payPersonPath(firmId: string, employeeId: string): string {
  return `${payDataPath(firmId)}/${employeeId}`
}

/** What another program paid one person. */
export function payFiguresPath(firmId: string, employeeId: string): string {
  return `${payPersonPath(firmId, employeeId)}/figures`
}

/** Orders of creditors. */
export function ordersPath(firmId: string): string {
  return `/firms/${firmId}/pay-orders`
}

/** Advances and loans. */
export function advancesPath(firmId: string): string {
  return `/firms/${firmId}/pay-advances`
}

/** One of them. */
export function payAdvancePath(firmId: string, payAdvanceId: string): string {
  return `${advancesPath(firmId)}/${payAdvanceId}`
}

/** What is owed to authorities. */
export function duesPath(firmId: string): string {
  return `${payrollPath(firmId)}/dues`
}

/** The bank’s file of a run. */
export function salaryFilePath(firmId: string, runId: string): string {
  return `${payrollRunPath(firmId, runId)}/file`
}

/** What payslips are made of. */
export function componentsPath(firmId: string): string {
  return `/firms/${firmId}/pay-components`
}

/** Payslips of whoever asks. */
export function ownPayslipsPath(firmId: string): string {
  return `/firms/${firmId}/my-payslips`
}

/** One of them. */
export function ownPayslipPath(firmId: string, payslipId: string): string {
  return `${ownPayslipsPath(firmId)}/${payslipId}`
}

/** The statement of one’s own year. */
export function ownYearPath(firmId: string, year: number): string {
  return `${ownPayslipsPath(firmId)}/year/${year}`
}

/** The statement of somebody’s year. */
export function payYearPath(firmId: string, employeeId: string, year: number): string {
  return `${payPersonPath(firmId, employeeId)}/year/${year}`
}
