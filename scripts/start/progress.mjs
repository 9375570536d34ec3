// @ts-check

const heartbeatMs = 10_000

/**
 * Shows that a long step is under way and how long it has taken: one line that counts on a
 * terminal, a line every ten seconds elsewhere.
 * @template T
 * @param {string} label
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function showProgress(label, work) {
  const began = Date.now()
  const isTerminal = process.stdout.isTTY === true
  const write = () => {
    const line = `${label} … ${seconds(began)}`
    if (isTerminal) process.stdout.write(`\r\u001b[K${line}`)
    else console.log(line)
  }
  write()
  const timer = setInterval(write, isTerminal ? 1000 : heartbeatMs)
  let outcome = 'failed'
  try {
    const result = await work()
    outcome = 'done'
    return result
  } finally {
    clearInterval(timer)
    if (isTerminal) process.stdout.write('\r\u001b[K')
    console.log(`${label}: ${outcome} in ${seconds(began)}`)
  }
}

/** @param {number} began */
function seconds(began) {
  return `${Math.round((Date.now() - began) / 1000)} s`
}
