import { env } from 'cloudflare:test'
import { expect, test } from 'vitest'
import type { Course } from '#contract/learning/courses.ts'
import type { MyCourse, MyLesson } from '#contract/learning/my-courses.ts'
import type {
  PackageSession,
  PackageStanding,
  PackageTaking,
  PackageTakingParts,
} from '#contract/learning/packages.ts'
import { newId } from '#upstream/firm/ulid.ts'
import { TestFirm } from '#upstream/testing/test-firm.ts'
import { draftCourse, lessonIdsOf, publishCourse } from '#upstream/testing/write-course.ts'
import { courseOf, packageOf, unitOf } from './packages.fixture.ts'
import { servePackage } from './serve/serve-package.ts'
import type { Json, JsonObject } from './xapi/json.ts'

const anna = { userId: newId(), role: 'employee' }
const boris = { userId: newId(), role: 'employee' }

async function open() {
  const firm = await TestFirm.open()
  const draft = await draftCourse(firm, [], { isSelfAllowed: true })
  const unit = unitOf(
    'https://example.com/unit',
    'unit/index.html?lang=de',
    `moveOn="CompletedAndPassed" masteryScore="0.8"`,
  )
  const bytes = packageOf({ 'cmi5.xml': courseOf(unit), 'unit/index.html': '<!doctype html>' })
  const added = await firm.upload(`/courses/${draft.id}/lessons`, {
    ...{ title: 'Fire', kind: 'package', completedBy: 'completing' },
    chapterId: draft.chapters[0]?.chapterId ?? '',
    file: new File([new Uint8Array(bytes)], 'fire.zip'),
  })
  if (added.status !== 201) throw new Error(JSON.stringify(added.body))
  const course = await firm.must<Course>('GET', `/courses/${draft.id}`)
  await publishCourse(firm, course.id)
  const [lessonId = ''] = lessonIdsOf(course)
  const begin = async (who: typeof anna) => {
    const mine = await firm.must<MyCourse>('POST', '/my-courses', { courseId: course.id }, who)
    const at = `/my-courses/${mine.enrolmentId}/lessons/${lessonId}`
    const launch = async () => {
      const { sessionId } = await firm.must<{ sessionId: string }>(
        'POST',
        `${at}/package`,
        { itemId: '1' },
        who,
      )
      const path = `${at}/package/${sessionId}`
      return unitAt(await firm.must<PackageSession>('GET', path, undefined, who))
    }
    return { at, launch }
  }
  return { firm, begin, courseId: course.id }
}

/** A unit as it runs in its frame: with the parameters of its launch. */
async function unitAt({ frameUrl }: PackageSession) {
  const url = new URL(frameUrl ?? '')
  const [label = ''] = url.host.split('.')
  const parameter = (name: string) => url.searchParams.get(name) ?? ''
  const send = (to: string, init?: RequestInit) => servePackage(new Request(to, init), env, label)
  const fetched = async () =>
    (await send(parameter('fetch'), { method: 'POST' })).json<JsonObject>()
  const token = await fetched()
  const headers = {
    authorization: `Basic ${token['auth-token']}`,
    'x-experience-api-version': '1.0.3',
    'content-type': 'application/json',
  }
  const registration = parameter('registration')
  const activityId = parameter('activityId')
  const actor = parameter('actor')
  const endpoint = parameter('endpoint')
  const state = new URLSearchParams({ activityId, agent: actor, registration })
  const documentAt = (stateId: string, at = endpoint) =>
    `${at}activities/state?${state}&stateId=${encodeURIComponent(stateId)}`
  const launchData = async () => {
    const answer = await send(documentAt('LMS.LaunchData'), { headers })
    return answer.json<{ contextTemplate: { extensions: JsonObject } } & JsonObject>()
  }
  const { contextTemplate } = await launchData()
  const say = async (verb: string, result: JsonObject = {}) => {
    const isJudged = ['completed', 'passed', 'failed'].includes(verb)
    const category = [
      'https://w3id.org/xapi/cmi5/context/categories/cmi5',
      ...(isJudged ? ['https://w3id.org/xapi/cmi5/context/categories/moveon'] : []),
    ].map((id) => ({ id }))
    const mastery = 'https://w3id.org/xapi/cmi5/context/extensions/masteryscore'
    const statement: Json = {
      id: crypto.randomUUID(),
      timestamp: new Date(0).toISOString(),
      actor: JSON.parse(actor),
      verb: { id: `http://adlnet.gov/expapi/verbs/${verb}` },
      object: { id: activityId },
      ...(Object.keys(result).length > 0 ? { result } : {}),
      context: {
        registration,
        contextActivities: { grouping: [{ id: 'https://example.com/unit' }], category },
        extensions: {
          ...contextTemplate.extensions,
          ...(result.score === undefined ? {} : { [mastery]: 0.8 }),
        },
      },
    }
    const body = JSON.stringify(statement)
    return (await send(`${endpoint}statements`, { method: 'POST', headers, body })).status
  }
  return { send, fetched, token, headers, documentAt, launchData, say, endpoint, registration, url }
}

test('a cmi5 unit is launched, judged statement by statement, and completes its lesson', async () => {
  const { firm, begin } = await open()
  const { at, launch } = await begin(anna)
  const unit = await launch()
  expect(unit.url.pathname).toMatch(/\/unit\/index\.html$/)
  expect(unit.url.searchParams.get('lang')).toBe('de')
  expect(await unit.fetched()).toMatchObject({ 'error-code': '1' })
  expect(await unit.launchData()).toMatchObject({
    launchMode: 'Normal',
    moveOn: 'CompletedAndPassed',
    masteryScore: 0.8,
  })
  expect(await unit.say('completed', { completion: true, duration: 'PT1S' })).toBe(403)
  expect(await unit.say('initialized')).toBe(200)
  expect(await unit.say('completed', { completion: true, duration: 'PT60S' })).toBe(200)
  const low = { success: true, duration: 'PT60S', score: { scaled: 0.5 } }
  expect(await unit.say('passed', low)).toBe(403)
  expect((await firm.must<MyLesson>('POST', `${at}/open`, {}, anna)).completedAt).toBeNull()
  const high = { success: true, duration: 'PT60S', score: { scaled: 0.9 } }
  expect(await unit.say('passed', high)).toBe(200)
  expect(await unit.say('terminated', { duration: 'PT90S' })).toBe(200)
  expect(await unit.say('initialized')).toBe(403)
  expect((await firm.must<MyLesson>('POST', `${at}/open`, {}, anna)).completedAt).not.toBeNull()
  const standing = await firm.must<PackageStanding>('GET', `${at}/package`, undefined, anna)
  expect(standing).toMatchObject({ state: 'passed', percent: '90', seconds: 90 })
})

test('a unit keeps its state for the next launch, and reads what is its own alone', async () => {
  const { begin } = await open()
  const hers = await (await begin(anna)).launch()
  const saved = { method: 'PUT', headers: hers.headers, body: '{"page":3}' }
  expect((await hers.send(hers.documentAt('bookmark'), saved)).status).toBe(204)
  // What we said at the launch stays as we said it.
  expect((await hers.send(hers.documentAt('LMS.LaunchData'), saved)).status).toBe(403)
  await hers.say('initialized')
  const his = await (await begin(boris)).launch()
  const reads = [
    his.send(hers.documentAt('bookmark', his.endpoint), { headers: his.headers }),
    his.send(`${his.endpoint}statements`, { headers: his.headers }),
    his.send(`${his.endpoint}statements?registration=${hers.registration}`, {
      headers: his.headers,
    }),
    // The token of another session.
    his.send(`${his.endpoint}statements?registration=${his.registration}`, {
      headers: hers.headers,
    }),
  ]
  expect((await Promise.all(reads)).map(({ status }) => status)).toEqual([403, 403, 403, 401])
  const own = await his.send(`${his.endpoint}statements?registration=${his.registration}`, {
    headers: his.headers,
  })
  const { statements } = await own.json<{ statements: { verb: { id: string } }[] }>()
  expect(statements.map(({ verb }) => verb.id)).toEqual(['http://adlnet.gov/expapi/verbs/launched'])
})

test('a session that nobody ended is abandoned by the next launch, which finds its state', async () => {
  const { begin } = await open()
  const { launch } = await begin(anna)
  const first = await launch()
  await first.say('initialized')
  await first.send(first.documentAt('bookmark'), {
    ...{ method: 'PUT', headers: first.headers, body: '{"page":3}' },
  })
  const second = await launch()
  expect(await first.say('terminated', { duration: 'PT1S' })).toBe(403)
  const kept = await second.send(second.documentAt('bookmark'), { headers: second.headers })
  expect(await kept.json()).toEqual({ page: 3 })
  const verb = 'https://w3id.org/xapi/adl/verbs/abandoned'
  const query = new URLSearchParams({ registration: second.registration, verb })
  const told = await second.send(`${second.endpoint}statements?${query}`, {
    headers: second.headers,
  })
  expect(await told.json()).toMatchObject({ statements: [{ verb: { id: verb } }] })
})

test('a unit that is waived for a learner completes their lesson, says so to the store, and once', async () => {
  const { firm, begin, courseId } = await open()
  const { at, launch } = await begin(anna)
  const unit = await launch()
  const { rows } = await firm.must<{ rows: PackageTaking[] }>(
    'GET',
    `/courses/${courseId}/packages`,
  )
  const path = `/courses/${courseId}/packages/${rows[0]?.takingId}`
  const waive = { itemId: '1', reason: 'testedOut' }
  // Neither she herself nor somebody of another role waives it, and nothing that is no unit is waived.
  const asks = [
    firm.ask('POST', `${path}/waive`, waive, anna),
    firm.ask('GET', path, undefined, boris),
    firm.ask('POST', `${path}/waive`, { ...waive, itemId: '9' }),
    firm.ask('POST', `/courses/${newId()}/packages/${rows[0]?.takingId}/waive`, waive),
    firm.ask('POST', `${path}/waive`, { itemId: '1', reason: 'x' }),
  ]
  expect((await Promise.all(asks)).map(({ status }) => status)).toEqual([403, 403, 404, 404, 422])
  expect((await firm.must<MyLesson>('POST', `${at}/open`, {}, anna)).completedAt).toBeNull()

  await firm.must('POST', `${path}/waive`, waive)
  const again = await firm.must<PackageTakingParts>('POST', `${path}/waive`, waive)
  expect(again).toMatchObject({
    state: 'completed',
    items: [{ isWaived: true, state: 'completed' }],
  })
  expect((await firm.must<MyLesson>('POST', `${at}/open`, {}, anna)).completedAt).not.toBeNull()

  const asked = `statements?registration=${unit.registration}&ascending=true`
  const told = await unit.send(`${unit.endpoint}${asked}`, { headers: unit.headers })
  const { statements } = await told.json<{ statements: { verb: { id: string } }[] }>()
  expect(statements.map(({ verb }) => verb.id.split('/').at(-1))).toEqual([
    'launched',
    'waived',
    'satisfied',
  ])
  // The second time changed nothing, and is no change in the history.
  const { history } = await firm.panels('course', courseId)
  expect(history.filter(({ action }) => action === 'waiveUnit')).toHaveLength(1)
  // 9.3.7 and 9.5.5.2 of cmi5.
  expect(statements[1]).toMatchObject({
    result: {
      success: true,
      completion: true,
      extensions: { 'https://w3id.org/xapi/cmi5/result/extensions/reason': 'Tested Out' },
    },
  })
})

test('nobody waives a unit for themselves, by a key neither; another person does, and the owner', async () => {
  const { firm, begin, courseId } = await open()
  const editor = { userId: newId(), role: 'hr' }
  const owner = { userId: firm.userId, role: 'owner' }
  const waive = { itemId: '1', reason: 'administrative' }
  const ofWhom = async (learnerId: string) => {
    const { rows } = await firm.must<{ rows: PackageTaking[] }>(
      'GET',
      `/courses/${courseId}/packages`,
    )
    const mine = rows.find((row) => row.learnerId === learnerId)
    return `/courses/${courseId}/packages/${mine?.takingId}/waive`
  }
  const { at, launch } = await begin(editor)
  await launch()
  const path = await ofWhom(editor.userId)
  for (const who of [editor, { ...editor, isProgram: true }]) {
    const refused = await firm.ask('POST', path, waive, who)
    expect([refused.status, refused.body.data.detail]).toEqual([403, { reason: 'ownMatter' }])
  }
  expect((await firm.must<MyLesson>('POST', `${at}/open`, {}, editor)).completedAt).toBeNull()
  await firm.must('POST', path, waive, { ...editor, userId: newId() })
  expect((await firm.must<MyLesson>('POST', `${at}/open`, {}, editor)).completedAt).not.toBeNull()

  await (await begin(owner)).launch()
  await firm.must('POST', await ofWhom(owner.userId), waive, owner)
})
