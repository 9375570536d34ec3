/** What whoever asks worked, and the clock. */
export function ownTimePath(firmId: string, month = ''): string {
  return `/firms/${firmId}/my-time${month && `?month=${month}`}`
}

/** A day of one's own whose punches are to be corrected. */
export function ownDayPath(firmId: string, date: string): string {
  return `/firms/${firmId}/my-time/${date}`
}

/** A month of everybody. */
export function attendancePath(firmId: string, month = ''): string {
  return `/firms/${firmId}/attendance${month && `?month=${month}`}`
}

/** A month of somebody, for HR. */
export function personTimePath(firmId: string, employeeId: string, month = ''): string {
  return `/firms/${firmId}/employees/${employeeId}/attendance${month && `?month=${month}`}`
}

/** Corrections that wait for a decision. */
export function correctionsPath(firmId: string): string {
  return `/firms/${firmId}/time-corrections`
}

/** Who works when. */
export function rotaPath(firmId: string, week = ''): string {
  return `/firms/${firmId}/rota${week && `?week=${week}`}`
}

/** Devices on which people clock in and out. */
export function kiosksPath(firmId: string): string {
  return `/firms/${firmId}/kiosks`
}

/** Who has a code for them. */
export function kioskCodesPath(firmId: string): string {
  return `/firms/${firmId}/kiosk-codes`
}

/** The page of a kiosk. */
export function kioskPath(token: string): string {
  return `/kiosk/${token}`
}
