// @ts-check

/**
 * Compares a register's tickets and drawer with what it remembers, then closes it with what must lie
 * in the drawer: without a difference that is a Z report at once.
 * @param {import('../support/api.mjs').Api} api
 * @param {string} path of the firm
 * @param {import('./tills.mjs').Till} till
 * @returns {Promise<string>} the first fault, or nothing
 */
export async function checkTill(api, path, till) {
  const { id, code, sessionId, cash, own, ofDevice, sold } = till
  const rows = []
  for (let after = ''; ; ) {
    const list = `${path}/till-tickets?registerId=${id}&size=200${after}`
    const page = await api.call('GET', list)
    rows.push(...page.rows)
    if (!page.next) break
    after = `&after=${encodeURIComponent(page.next)}`
  }
  const known = new Set(rows.map((row) => row.id))
  const lost = sold.find((one) => !known.has(one.id))
  if (lost) return `${code}: ticket ${lost.id} is lost`
  const numbers = rows.map(({ number }) => number).sort()
  const wanted = [
    ...Array.from({ length: own }, (_, at) => numberOf(code, at + 1)),
    ...Array.from({ length: ofDevice }, (_, at) => numberOf(`${code}-A`, at + 1)),
  ].sort()
  if (numbers.join() !== wanted.join()) {
    const other = wanted.find((number, at) => numbers[at] !== number)
    return `${code}: ${numbers.length} tickets for ${wanted.length}, from ${other} on`
  }
  const { report } = await api.call('GET', `${path}/till-sessions/${sessionId}`)
  const { expected } = report.cash
  if (expected !== cash) return `${code}: ${expected} in the drawer, not ${cash}`
  const count = `${path}/till-sessions/${sessionId}/count`
  const closed = await api.call('POST', count, { other: cash })
  return closed.state === 'closed' ? '' : `${code}: ${closed.state} with a difference`
}

/** @param {string} prefix @param {number} running */
function numberOf(prefix, running) {
  return `${prefix}-${String(running).padStart(6, '0')}`
}
