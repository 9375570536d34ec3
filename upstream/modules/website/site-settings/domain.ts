import { and, eq, ne } from 'drizzle-orm'
import { z } from 'zod'
import { AppError, invalidField } from '#contract/core/errors.ts'
import { siteOrigin } from '#contract/core/hosts.ts'
import { type SiteDomain, siteDomainProblems } from '#contract/website/site-domain.ts'
import { publicFetch } from '../../../core/public-fetch.ts'
import type { HandlerContext } from '../../../firm/implement.ts'
import { directory, ensureDirectory } from '../../../identity/directory.ts'
import { siteDomains } from '../../../identity/tables.ts'
import { newToken } from '../../../identity/token.ts'
import { problemOfRecords } from './domain-records.ts'
import { getSiteSettings } from './reader.ts'
import { saveSettings } from './service.ts'

type Means = Pick<HandlerContext, 'store' | 'firm' | 'env'>
type Row = typeof siteDomains.$inferSelect
type Problem = (typeof siteDomainProblems)[number]

/** The firm's own domain, with the records that its owner sets. */
export async function getDomain(means: Means): Promise<SiteDomain> {
  const row = await findRow(means)
  return row ? shown(means, row) : none
}

const none: SiteDomain = { host: '', isActive: false, records: [], checkedAt: null, problem: null }

/**
 * Names the firm's domain. The site stays where it is until the domain's records prove whose it is.
 * @throws AppError invalid at `host` for the installation's own, and where the site has no name yet
 */
export async function setDomain(means: Means, host: string): Promise<SiteDomain> {
  const { env, firm, store } = means
  const own = new URL(env.PUBLIC_ORIGIN).hostname
  if (host === own || host.endsWith(`.${own}`)) throw invalidField('host', 'siteDomainOwn')
  if (getSiteSettings(store.reader).name === '') throw invalidField('host', 'shopWithoutSite')
  const before = await findRow(means)
  if (before?.host === host) return shown(means, before)
  const row: Row = {
    ...{ firmId: firm.firmId, host, token: newToken(), isActive: false },
    ...{ checkedAt: null, problem: '', createdAt: firm.now.getTime() },
  }
  await directory(env)
    .insert(siteDomains)
    .values(row)
    .onConflictDoUpdate({ target: siteDomains.firmId, set: row })
  keepDomain(means, '')
  return shown(means, row)
}

/**
 * Looks for the domain's records. When they are there it becomes the site's address.
 * @throws AppError not_found where the firm has named none
 */
export async function checkDomain(means: Means): Promise<SiteDomain> {
  const { env, firm } = means
  const row = await findRow(means)
  if (!row) throw new AppError('not_found', 'No domain')
  const found = await findProblem(means, row)
  const change = {
    checkedAt: firm.now.getTime(),
    problem: found ?? '',
    isActive: found === undefined,
  }
  await directory(env).update(siteDomains).set(change).where(eq(siteDomains.firmId, firm.firmId))
  keepDomain(means, found === undefined ? row.host : '')
  return shown(means, { ...row, ...change })
}

/** Gives the domain up. @throws AppError not_found */
export async function removeDomain(means: Means): Promise<SiteDomain> {
  if (!(await findRow(means))) throw new AppError('not_found', 'No domain')
  await directory(means.env).delete(siteDomains).where(eq(siteDomains.firmId, means.firm.firmId))
  keepDomain(means, '')
  return none
}

/** The settings name the domain, so that every page names it as its address. */
function keepDomain({ store, firm }: Means, domain: string): void {
  store.transact(firm, (writer) => {
    const { domain: before, version } = getSiteSettings(writer)
    if (before !== domain) saveSettings(writer, firm, { domain, version })
  })
}

async function findRow({ env, firm }: Means): Promise<Row | undefined> {
  await ensureDirectory(env)
  const isOwn = eq(siteDomains.firmId, firm.firmId)
  const [row] = await directory(env).select().from(siteDomains).where(isOwn)
  return row
}

/**
 * What keeps a domain from leading to the firm's site. One that another firm has shown before is taken
 * over once its record names this firm and no longer that one: names are sold and given up.
 */
async function findProblem({ env, firm }: Means, row: Row): Promise<Problem | undefined> {
  const isOthers = and(
    eq(siteDomains.host, row.host),
    eq(siteDomains.isActive, true),
    ne(siteDomains.firmId, firm.firmId),
  )
  const [other] = await directory(env).select().from(siteDomains).where(isOthers)
  // Names that nobody can own (RFC 6761): on one machine they stand for domains.
  if (env.DEPLOYMENT === 'local' && /\.(test|localhost)$/.test(row.host)) {
    return other ? 'taken' : undefined
  }
  const values = await textRecords(env, `_site.${row.host}`)
  const problem = problemOfRecords(values, { own: row.token, other: other?.token })
  if (other && problem === undefined) {
    const ended = { isActive: false, problem: 'recordMissing' }
    await directory(env).update(siteDomains).set(ended).where(eq(siteDomains.firmId, other.firmId))
  }
  return problem
}

const Answer = z.object({
  Status: z.int(),
  Answer: z.array(z.object({ type: z.int(), data: z.string() })).default([]),
})

/** Texts of a name's TXT records (RFC 8484, as JSON); undefined where nobody answers. */
async function textRecords(env: Means['env'], name: string): Promise<string[] | undefined> {
  const url = `https://cloudflare-dns.com/dns-query?name=${encodeURIComponent(name)}&type=TXT`
  try {
    const headers = { accept: 'application/dns-json' }
    const response = await publicFetch(env, url, { headers, signal: AbortSignal.timeout(5_000) })
    const { Status: status, Answer: records } = Answer.parse(await response.json())
    // 3 is: no such name.
    if (status !== 0 && status !== 3) return undefined
    return records.filter(({ type }) => type === 16).map(({ data }) => data.replaceAll('"', ''))
  } catch {
    return undefined
  }
}

function shown({ env, store }: Pick<Means, 'env' | 'store'>, row: Row): SiteDomain {
  const { name } = getSiteSettings(store.reader)
  const target = new URL(siteOrigin(env.PUBLIC_ORIGIN, name)).hostname
  return {
    host: row.host,
    isActive: row.isActive,
    records: [
      { type: 'CNAME', name: row.host, value: target },
      { type: 'TXT', name: `_site.${row.host}`, value: row.token },
    ],
    checkedAt: row.checkedAt === null ? null : new Date(row.checkedAt).toISOString(),
    problem: siteDomainProblems.find((problem) => problem === row.problem) ?? null,
  }
}
