/** Everybody who works for the firm. */
export function employeesPath(firmId: string): string {
  return `/firms/${firmId}/employees`
}

/** One of them. */
export function employeePath(firmId: string, employeeId: string): string {
  return `${employeesPath(firmId)}/${employeeId}`
}

/** Who reports to whom. */
export function chartPath(firmId: string): string {
  return `/firms/${firmId}/employee-chart`
}

/** All contracts. */
export function contractsPath(firmId: string): string {
  return `/firms/${firmId}/employee-contracts`
}

/** The form of a new contract, of somebody where that is known. */
export function newContractPath(firmId: string, employeeId = ''): string {
  return `${contractsPath(firmId)}/new${employeeId && `?employee=${employeeId}`}`
}

/** What the firm keeps of whoever asks. */
export function ownDataPath(firmId: string): string {
  return `/firms/${firmId}/my-work`
}
