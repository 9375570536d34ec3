// @ts-check
import { Api } from '../support/api.mjs'
import { createFirmWithCustomer, testPassword } from '../support/firm.mjs'
import { createDataDir, removeDataDir, startServer } from '../support/server.mjs'
import { runBankRound } from './bank.mjs'
import { runJobsRound } from './jobs.mjs'
import { runMailRound } from './mail.mjs'
import { createRandom } from './random.mjs'
import { runRound } from './round.mjs'
import { runTillsRound } from './tills.mjs'

/**
 * Ends the whole server with SIGKILL while 200 invoices are being finalised, while mails leave,
 * while jobs of several kinds run, while bank statements are taken and while tills sell; starts it
 * again, and asks whether what it had promised is true.
 * `SEED` and `ROUNDS` repeat or prolong a run; `ONLY=tills TILLS=50 TILL_KILLS=20` is the whole proof
 * of the tills by itself.
 */
const seed = Number(process.env.SEED ?? Date.now() % 100_000)
const rounds = Number(process.env.ROUNDS ?? 4)
const only = process.env.ONLY ?? ''
const random = createRandom(seed)
/** @type {string[]} */
const failures = []
const sums = { acknowledged: 0, unanswered: 0, committedUnanswered: 0 }
let passed = 0

if (only === '') await killInvoices()
for (const [name, run] of Object.entries({
  mail: runMailRound,
  jobs: runJobsRound,
  bank: runBankRound,
  tills: runTillsRound,
})) {
  if (only && name !== only) continue
  try {
    const { failures: faults, said } = await run(random)
    failures.push(...faults.map((fault) => `${name}, ${fault}`))
    if (faults.length === 0) passed += 1
    console.log(`${name}: ${said}`)
  } catch (error) {
    failures.push(error instanceof Error ? String(error.stack) : String(error))
  }
}

for (const failure of failures) console.error(`FAILED ${failure}`)
console.log(`${passed} passed, ${failures.length} failed`)
process.exitCode = failures.length > 0 ? 1 : 0

/** The rounds with invoices, each on what the one before has left. */
async function killInvoices() {
  console.log(`kill test: seed ${seed}, ${rounds} rounds, 200 requests each`)
  const dataDir = createDataDir()
  let server = await startServer({ dataDir })
  try {
    const api = new Api(server.origin, 200)
    await api.register({ email: 'kill@example.com', password: testPassword })
    const firm = await createFirmWithCustomer(api)
    api.close()
    for (let round = 1; round <= rounds; round += 1) {
      const share = 0.15 + 0.7 * random()
      const result = await runRound(server, firm, share, round % 2 === 1 ? 200 : 25)
      server = result.server
      for (const [name, fault] of Object.entries(result.checks)) {
        if (fault) failures.push(`round ${round}, ${name}: ${fault}`)
        else passed += 1
      }
      sums.acknowledged += result.acknowledged
      sums.unanswered += result.unanswered
      sums.committedUnanswered += result.committedUnanswered
      console.log(
        `round ${round}: killed at ${Math.round(share * 100)} %: ${result.acknowledged} acknowledged,`,
        `${result.unanswered} in flight, of which ${result.committedUnanswered} were committed`,
      )
    }
  } catch (error) {
    failures.push(error instanceof Error ? String(error.stack) : String(error))
  } finally {
    await server.stop()
    removeDataDir(dataDir)
  }
  // Without both, nothing was tested.
  if (sums.acknowledged === 0) failures.push('no request was acknowledged before a kill')
  if (sums.unanswered === 0) failures.push('no request was in flight at a kill')
}
