import { env } from 'cloudflare:test'
import { expect, test } from 'vitest'
import type { Course } from '#contract/learning/courses.ts'
import type { Lesson } from '#contract/learning/lessons.ts'
import type { MyCourse, MyLesson } from '#contract/learning/my-courses.ts'
import type { PackageSession, PackageStanding, PackageTaking } from '#contract/learning/packages.ts'
import { newId } from '#upstream/firm/ulid.ts'
import { TestFirm } from '#upstream/testing/test-firm.ts'
import { draftCourse, lessonIdsOf, publishCourse } from '#upstream/testing/write-course.ts'
import { manifestOf, packageOf } from '../packages/packages.fixture.ts'
import { servePackage } from '../packages/serve/serve-package.ts'
import { zipOf } from '../packages/zip/write-zip.fixture.ts'

const anna = { userId: newId(), role: 'employee' }
const boris = { userId: newId(), role: 'employee' }

const resource = (id: string, href: string) =>
  `<resource identifier="${id}" type="webcontent" adlcp:scormtype="sco" href="${href}"><file href="${href}"/></resource>`

const item = '<item identifier="I" identifierref="R"><title>One</title></item>'

function scorm12(score = '', text = 'Leave at once'): File {
  const line = (id: string, title: string) =>
    `<item identifier="I${id}" identifierref="R${id}"><title>${title}</title>${score}</item>`
  const bytes = packageOf({
    'imsmanifest.xml': manifestOf(
      line('1', 'The bell') + line('2', 'Ways out'),
      resource('R1', 'Bell.html?page=1') + resource('R2', 'out/ways.html'),
    ),
    'Bell.html': `<!doctype html><p>${text}</p>`,
    'out/ways.html': '<!doctype html><p>Left, then down</p>',
    'empty.txt': '',
  })
  return new File([new Uint8Array(bytes)], 'fire.zip')
}

async function open(file: File, values: Record<string, string> = {}) {
  const firm = await TestFirm.open()
  const begun = await draftCourse(firm, [], { isSelfAllowed: true })
  const chapterId = begun.chapters[0]?.chapterId ?? ''
  const add = (more: Record<string, string | File>) =>
    firm.upload(`/courses/${begun.id}/lessons`, {
      ...{ title: 'Fire', chapterId, kind: 'package', completedBy: 'completing', ...values },
      ...more,
    })
  const added = await add({ file })
  if (added.status !== 201) throw new Error(JSON.stringify(added.body))
  const course = await firm.must<Course>('GET', `/courses/${begun.id}`)
  await publishCourse(firm, course.id)
  const [lessonId = ''] = lessonIdsOf(course)
  const enrol = async (who = anna) => {
    const mine = await firm.must<MyCourse>('POST', '/my-courses', { courseId: course.id }, who)
    return `/my-courses/${mine.enrolmentId}/lessons/${lessonId}`
  }
  return { firm, course, lessonId, add, enrol }
}

/** What a browser would do in the frame of a session. */
function frameOf({ frameUrl }: PackageSession) {
  const run = new URL(frameUrl ?? '')
  const [label = ''] = run.host.split('.')
  const base = `${run.origin}/${run.pathname.split('/')[1]}`
  const get = (path: string, init?: RequestInit) =>
    servePackage(new Request(`${base}/${path}`, init), env, label)
  let number = 0
  const commit = async (values: Record<string, string>, end = 'no') => {
    number += 1
    const body = JSON.stringify({ number, values, end })
    const answer = await get('~/commit', { method: 'POST', body })
    return { status: answer.status, said: answer.ok ? await answer.json() : undefined }
  }
  return { label, base, get, commit }
}

async function launch(firm: TestFirm, at: string, itemId = '1', who = anna) {
  const path = `${at}/package`
  const { sessionId } = await firm.must<{ sessionId: string }>('POST', path, { itemId }, who)
  return firm.must<PackageSession>('GET', `${path}/${sessionId}`, undefined, who)
}

test('a SCORM 1.2 package is uploaded, opened at an origin of its own, and completes its lesson', async () => {
  const { firm, course, lessonId, enrol } = await open(scorm12())
  const lesson = await firm.must<Lesson>('GET', `/courses/${course.id}/lessons/${lessonId}`)
  expect(lesson).toMatchObject({ kind: 'package', media: { name: 'fire.zip' } })
  const at = await enrol()
  const before = await firm.must<PackageStanding>('GET', `${at}/package`, undefined, anna)
  expect(before).toMatchObject({
    ...{ title: 'Fire safety', standard: 'scorm12', state: 'notStarted' },
    items: [
      { itemId: '1', title: 'The bell', isOpen: true, state: 'notStarted' },
      { itemId: '2', title: 'Ways out', isOpen: true },
    ],
  })
  const frame = frameOf(await launch(firm, at))
  const run = await frame.get('~/run')
  expect(run.headers.get('content-security-policy')).toContain('sandbox allow-scripts')
  expect(await run.text()).toContain('src="../Bell.html?page=1"')
  const page = await frame.get('Bell.html?page=1')
  expect([page.headers.get('content-type'), await page.text()]).toEqual([
    'text/html',
    '<!doctype html><p>Leave at once</p>',
  ])
  // Windows does not mind the case of a name, and many authors neither.
  expect((await frame.get('bell.HTML')).status).toBe(200)
  expect((await frame.get('other.html')).status).toBe(404)
  const part = await frame.get('Bell.html', { headers: { range: 'bytes=18-22' } })
  expect([part.status, await part.text()]).toEqual([206, 'Leave'])

  const refused = { element: 'cmi.core.student_id', why: 'readOnly' }
  const first = { 'cmi.core.lesson_location': '3', 'cmi.core.student_id': 'x' }
  expect(await frame.commit(first)).toMatchObject({ said: { isOver: false, refused: [refused] } })
  const done = {
    ...{ 'cmi.core.lesson_status': 'completed', 'cmi.core.score.raw': '80' },
    ...{ 'cmi.core.session_time': '00:01:30', 'cmi.core.exit': 'suspend' },
  }
  expect(await frame.commit(done, 'finished')).toMatchObject({ said: { isOver: true } })
  expect((await firm.must<MyLesson>('POST', `${at}/open`, {}, anna)).completedAt).toBeNull()

  // The second part says nothing of its status: at its end that is ours to say.
  const second = frameOf(await launch(firm, at, '2'))
  await second.commit({ 'cmi.core.session_time': '00:00:30' }, 'finished')
  const over = await firm.must<MyLesson>('POST', `${at}/open`, {}, anna)
  expect(over.completedAt).not.toBeNull()
  const { rows } = await firm.must<{ rows: PackageTaking[] }>(
    'GET',
    `/courses/${course.id}/packages`,
  )
  expect(rows).toMatchObject([
    { learnerId: anna.userId, state: 'completed', percent: '80', seconds: 120, sessions: 2 },
  ])
  const again = frameOf(await launch(firm, at))
  const text = await (await again.get('~/run')).text()
  expect(text).toContain('"cmi.core.entry":"resume"')
  expect(text).toContain('"cmi.core.lesson_location":"3"')
})

/** A lesson that shuts its test until it is passed, and counts for nothing itself. */
function scorm2004(): File {
  const shares = (kind: string, how: string) =>
    `<imsss:objectives>${kind === 'objective' ? '<imsss:primaryObjective/>' : ''}<imsss:${kind} objectiveID="known"><imsss:mapInfo targetObjectiveID="g" ${how}/></imsss:${kind}></imsss:objectives>`
  const unknown = ['satisfied', 'objectiveStatusKnown'].map(
    (what) =>
      `<imsss:ruleCondition referencedObjective="known" operator="not" condition="${what}"/>`,
  )
  const lesson = `<imsss:rollupRules rollupObjectiveSatisfied="false" rollupProgressCompletion="false" objectiveMeasureWeight="0"/>${shares('primaryObjective', 'writeSatisfiedStatus="true"')}`
  const test = `<imsss:sequencingRules><imsss:preConditionRule><imsss:ruleConditions conditionCombination="any">${unknown.join('')}</imsss:ruleConditions><imsss:ruleAction action="disabled"/></imsss:preConditionRule></imsss:sequencingRules><imsss:limitConditions attemptLimit="2"/>${shares('objective', '')}`
  const part = (id: string, rules: string) =>
    `<item identifier="I${id}" identifierref="R${id}"><title>Part ${id}</title><imsss:sequencing>${rules}</imsss:sequencing></item>`
  const page = (id: string) =>
    `<resource identifier="R${id}" type="webcontent" adlcp:scormType="sco" href="${id}.html"/>`
  const manifest = manifestOf(
    part('1', lesson) + part('2', test),
    page('1') + page('2'),
    '2004 4th',
  )
  const bytes = packageOf({ 'imsmanifest.xml': manifest, '1.html': '', '2.html': '' })
  return new File([new Uint8Array(bytes)], 'rules.zip')
}

test('the rules of a SCORM 2004 package shut a test, count its attempts and sum up its course', async () => {
  const { firm, enrol } = await open(scorm2004(), { completedBy: 'passing' })
  const at = await enrol()
  const standing = () => firm.must<PackageStanding>('GET', `${at}/package`, undefined, anna)
  const openParts = async () =>
    (await standing()).items.flatMap(({ itemId, isOpen }) => (isOpen ? [itemId] : []))
  expect(await openParts()).toEqual(['1'])
  const shut = await firm.ask('POST', `${at}/package`, { itemId: '2' }, anna)
  expect([shut.status, shut.body.data.detail?.reason]).toEqual([409, 'packagePartLocked'])
  const end = async (itemId: string, success: string, scaled: string) => {
    const said = { 'cmi.completion_status': 'completed', 'cmi.success_status': success }
    const frame = frameOf(await launch(firm, at, itemId))
    await frame.commit({ ...said, 'cmi.score.scaled': scaled, 'cmi.exit': 'normal' }, 'finished')
  }
  await end('1', 'failed', '0.2')
  expect(await openParts()).toEqual(['1'])
  await end('1', 'passed', '0.5')
  expect(await openParts()).toEqual(['1', '2'])
  await end('2', 'failed', '0.4')
  expect(await standing()).toMatchObject({ state: 'failed', percent: '40' })
  const lesson = () => firm.must<MyLesson>('POST', `${at}/open`, {}, anna)
  expect((await lesson()).completedAt).toBeNull()
  await end('2', 'passed', '0.9')
  expect(await standing()).toMatchObject({ state: 'passed', percent: '90' })
  expect((await lesson()).completedAt).not.toBeNull()
  expect(await openParts()).toEqual(['1'])
})

test('the files of courses count as storage of the firm', async () => {
  const { firm, course, lessonId } = await open(scorm12())
  const usage = () =>
    firm
      .must<{ storageBytes: number }>('POST', '/internal/usage', {})
      .then((one) => one.storageBytes)
  const before = await usage()
  const large = { name: 'x.bin', bytes: new Uint8Array(3_000_000) }
  const zip = zipOf([
    {
      name: 'imsmanifest.xml',
      bytes: new TextEncoder().encode(manifestOf(item, resource('R', 'a.html'))),
    },
    { name: 'a.html', bytes: new TextEncoder().encode('a') },
    large,
  ])
  const { version, chapterId } = await firm.must<Lesson>(
    'GET',
    `/courses/${course.id}/lessons/${lessonId}`,
  )
  const put = await firm.put(`/courses/${course.id}/lessons/${lessonId}`, {
    ...{ title: 'Fire', chapterId, kind: 'package', completedBy: 'completing' },
    ...{ version: String(version), isReplaced: 'true' },
    file: new File([new Uint8Array(zip)], 'large.zip'),
  })
  expect(put.status).toBe(200)
  expect((await usage()) - before).toBeGreaterThan(3_000_000)
})

test('what a lost window saved is there again, and a late repeat undoes nothing', async () => {
  const { firm, enrol } = await open(scorm12('<adlcp:masteryscore>70</adlcp:masteryscore>'))
  const at = await enrol()
  const lost = frameOf(await launch(firm, at))
  await lost.commit({ 'cmi.suspend_data': 'page 2' })
  const late = { number: 1, values: { 'cmi.suspend_data': 'page 1' }, end: 'no' }
  await lost.get('~/commit', { method: 'POST', body: JSON.stringify(late) })
  const next = frameOf(await launch(firm, at))
  expect(await lost.commit({ 'cmi.suspend_data': 'page 9' })).toMatchObject({
    said: { isOver: true },
  })
  const text = await (await next.get('~/run')).text()
  expect(text).toContain('"cmi.suspend_data":"page 2"')
  expect(text).toContain('"cmi.student_data.mastery_score":"70"')
  await next.commit({ 'cmi.core.score.raw': '60' }, 'finished')
  const standing = await firm.must<PackageStanding>('GET', `${at}/package`, undefined, anna)
  expect(standing.items[0]).toMatchObject({ state: 'failed', percent: '60' })
})

test('nobody opens a package without a token of their own, nor at another host', async () => {
  const { firm, course, enrol } = await open(scorm12())
  const at = await enrol()
  const session = await launch(firm, at)
  const { label, base, get } = frameOf(session)
  const ask = (url: string, host = label) => servePackage(new Request(url), env, host)
  const origin = new URL(base).origin
  const asked = [
    await ask(`${origin}/Bell.html`),
    await ask(`${base}x/Bell.html`),
    await ask(`${base}/Bell.html`, 'pkg--another'),
    await ask(`${base}/%2e%2e/Bell.html`),
    await get('~/commit', { method: 'POST', body: '{"number":0}' }),
    await get('Bell.html', { method: 'POST', body: '' }),
    await get('~/xapi/statements', { headers: { authorization: 'Basic x' } }),
  ]
  expect(asked.map(({ status }) => status)).toEqual([404, 404, 404, 404, 400, 405, 401])
  expect(await get('~/run').then(({ headers }) => headers.get('set-cookie'))).toBeNull()
  const path = `${at}/package`
  const refusals = [
    firm.ask('GET', path, undefined, boris),
    firm.ask('POST', path, { itemId: '1' }, boris),
    firm.ask('GET', `${path}/${session.sessionId}`, undefined, boris),
    firm.ask('POST', path, { itemId: '3' }, anna),
    firm.ask('GET', `/courses/${course.id}/packages`, undefined, boris),
  ]
  expect((await Promise.all(refusals)).map(({ status }) => status)).toEqual([
    404, 404, 404, 404, 403,
  ])
})

test('what is no package, or no safe one, is refused at its field with the reason', async () => {
  const { add } = await open(scorm12())
  const reasons = async (bytes: Uint8Array) => {
    const { status, body } = await add({ file: new File([new Uint8Array(bytes)], 'a.zip') })
    return [status, body.data.fields.file?.key]
  }
  expect(await reasons(new TextEncoder().encode('no zip'))).toEqual([422, 'package_notZip'])
  expect(await reasons(packageOf({ 'a.txt': 'a' }))).toEqual([422, 'package_noManifest'])
  const outside = { '../a.html': 'a', 'imsmanifest.xml': '' }
  expect(await reasons(packageOf(outside))).toEqual([422, 'package_archive'])
  const bomb = { 'imsmanifest.xml': '<!DOCTYPE a [<!ENTITY b "c">]><manifest>&b;</manifest>' }
  expect(await reasons(packageOf(bomb))).toEqual([422, 'package_doctype'])
})

test('a package is replaced when that is meant, and who began keeps theirs', async () => {
  const { firm, course, lessonId, enrol } = await open(scorm12())
  const hers = await enrol(anna)
  await launch(firm, hers)
  const path = `/courses/${course.id}/lessons/${lessonId}`
  const put = async (more: Record<string, string>) => {
    const { version, chapterId } = await firm.must<Lesson>('GET', path)
    return firm.put(path, {
      ...{ title: 'Fire', chapterId, kind: 'package', completedBy: 'completing', ...more },
      ...{ version: String(version), file: scorm12('', 'A new bell') },
    })
  }
  const unasked = await put({})
  expect([unasked.status, unasked.body.data.fields.isReplaced?.key]).toEqual([
    422,
    'package_replace',
  ])
  expect((await put({ isReplaced: 'true' })).status).toBe(200)
  await publishCourse(firm, course.id)
  const textFor = async (at: string, who: typeof anna) =>
    (await frameOf(await launch(firm, at, '1', who)).get('Bell.html')).text()
  expect(await textFor(hers, anna)).toContain('Leave at once')
  expect(await textFor(await enrol(boris), boris)).toContain('A new bell')
})

test('whoever writes a course tries its package, and nothing of that counts', async () => {
  const { firm, course, lessonId } = await open(scorm12())
  const path = `/courses/${course.id}/lessons/${lessonId}/package`
  const { sessionId } = await firm.must<{ sessionId: string }>('POST', path, { itemId: '1' })
  const frame = frameOf(await firm.must<PackageSession>('GET', `${path}/${sessionId}`))
  const text = await (await frame.get('~/run')).text()
  expect(text).toContain('"cmi.core.lesson_mode":"browse"')
  await frame.commit({ 'cmi.core.lesson_status': 'completed' }, 'finished')
  const { rows } = await firm.must<{ rows: PackageTaking[] }>(
    'GET',
    `/courses/${course.id}/packages`,
  )
  expect(rows).toEqual([])
  const refusals = [
    firm.ask('POST', path, { itemId: '1' }, anna),
    firm.ask('GET', `${path}/${sessionId}`, undefined, { userId: newId(), role: 'admin' }),
  ]
  expect((await Promise.all(refusals)).map(({ status }) => status)).toEqual([403, 404])
})
