/** Words of a status by which a row moves nothing, or nothing yet. */
const notBooked =
  /^(umsatz )?(pending|declined|reverted|reversed|failed|cancell?ed|rejected|blocked|expired|authoris?ed|authorized|vorgemerkt|offen|abgelehnt|storniert|fehlgeschlagen|ausstehend|non contabilizzato|autorizzat[oa]|in attesa|rifiutat[oa]|annullat[oa]|stornat[oa]|pendiente|rechazad[oa]|anulad[oa]|en attente|refusée?|annulée?|rejetée?|en cours|in behandeling|geweigerd|в обработке|ожидает|отклонен[ао]?|отменен[ао]?|неуспешно)$/i

/** Words with which a bank begins what it says of the account, and not of a movement. */
const notMovement =
  /^(alter|neuer|letzter|aktueller)?\s*(kontostand|saldo|anfangssaldo|endsaldo)|^(ancien |nouveau )?solde (au|initial|final|cr[eé]diteur|d[eé]biteur)|(opening|closing|beginning|ending|starting) balance|^total\b|^summe\b|^totale\b|^disclaimer/i

/** Whether a status, or what stands in place of the day, says that a row is not booked. */
export function isNotBooked(text: string): boolean {
  return notBooked.test(text.trim())
}

/** Whether a row says what the account has, or is a note below the lines. */
export function isBalanceRow(cells: readonly string[]): boolean {
  return cells.some((cell) => notMovement.test(cell.trim()))
}
