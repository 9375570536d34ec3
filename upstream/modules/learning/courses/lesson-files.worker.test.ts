import { expect, test } from 'vitest'
import type { LayerEntry } from '#contract/communication/calendar.ts'
import type { Course } from '#contract/learning/courses.ts'
import type { LearnerHandIn } from '#contract/learning/hand-ins.ts'
import type { Lesson } from '#contract/learning/lessons.ts'
import type { MyCourse, MyLesson } from '#contract/learning/my-courses.ts'
import { newId } from '#upstream/firm/ulid.ts'
import { TestFirm } from '#upstream/testing/test-firm.ts'
import { draftCourse, lessonIdsOf, publishCourse } from '#upstream/testing/write-course.ts'

const anna = { userId: newId(), role: 'employee' }
const boris = { userId: newId(), role: 'employee' }

/** An MP4 file of one box after another: 100 seconds long, as its head says. */
function movie(): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(8 + 16 + 8 + 28)
  const view = new DataView(bytes.buffer)
  const name = (at: number, text: string) =>
    [...text].forEach((one, place) => {
      bytes[at + place] = one.charCodeAt(0)
    })
  view.setUint32(0, 24)
  name(4, 'ftypisom')
  view.setUint32(24, 36)
  name(28, 'moov')
  view.setUint32(32, 28)
  name(36, 'mvhd')
  view.setUint32(52, 1000)
  view.setUint32(56, 100_000)
  return bytes
}

function named(bytes: Uint8Array<ArrayBuffer> | string, name: string): File {
  return new File([bytes], name)
}

async function open(kinds: { kind: string; [field: string]: unknown }[], values: object = {}) {
  const firm = await TestFirm.open()
  const begun = await draftCourse(firm, [], { isSelfAllowed: true, order: 'free', ...values })
  const chapterId = begun.chapters[0]?.chapterId ?? ''
  for (const fields of kinds) {
    const lesson = { title: fields.kind, chapterId, ...fields }
    const { status, body } = await firm.upload(`/courses/${begun.id}/lessons`, lesson)
    if (status !== 201) throw new Error(JSON.stringify(body))
  }
  const course = await firm.must<Course>('GET', `/courses/${begun.id}`)
  const enrol = async () => {
    await publishCourse(firm, course.id)
    const mine = await firm.must<MyCourse>('POST', '/my-courses', { courseId: course.id }, anna)
    return (lessonId: string | undefined, act: string) =>
      `/my-courses/${mine.enrolmentId}/lessons/${lessonId}/${act}`
  }
  return { firm, course, chapterId, enrol, ids: lessonIdsOf(course) }
}

test('a video is kept with its captions, played in parts and completed by playing', async () => {
  const captions = '1\n0:00:01,500 --> 0:00:04,000\nLeave at once\n'
  const { firm, course, enrol, ids } = await open([
    {
      kind: 'video',
      completedBy: 'watching',
      watchedPercent: '80',
      file: named(movie(), 'bell.mp4'),
      captions: named(captions, 'bell.srt'),
    },
  ])
  const [id] = ids
  const lesson = await firm.must<Lesson>('GET', `/courses/${course.id}/lessons/${id}`)
  expect(lesson).toMatchObject({
    length: '1:40',
    hasCaptions: true,
    media: { name: 'bell.mp4', type: 'video/mp4', bytes: 60 },
  })
  const at = await enrol()
  const opened = await firm.must<MyLesson>('POST', at(id, 'open'), {}, anna)
  expect(opened.played).toEqual({ length: 100, needed: 80, done: 0, position: 0 })
  const part = await firm.download(`${at(id, 'file')}?from=4&to=7`, anna)
  expect(part).toEqual({ status: 200, body: 'ftyp' })
  const shown = await firm.download(at(id, 'captions'), anna)
  expect(shown.body).toBe('WEBVTT\n\n1\n00:00:01.500 --> 00:00:04.000\nLeave at once\n')
  expect((await firm.ask('GET', at(id, 'file'), undefined, boris)).status).toBe(404)

  const play = (spans: { from: number; to: number }[], position: number) =>
    firm.must('POST', at(id, 'watched'), { spans, position }, anna)
  expect(await play([{ from: 0, to: 50 }], 50)).toEqual({ isCompleted: false, done: 50 })
  // The same part once more counts once; what lies behind the end does not count.
  const again = [
    { from: 10, to: 50 },
    { from: 90, to: 500 },
  ]
  expect(await play(again, 95)).toEqual({ isCompleted: false, done: 60 })
  expect(await play([{ from: 50, to: 75 }], 75)).toEqual({ isCompleted: true, done: 85 })
  const later = await firm.must<MyLesson>('POST', at(id, 'open'), {}, anna)
  expect(later.played).toMatchObject({ position: 75 })
})

test('a file that does not fit its lesson is refused at its field', async () => {
  const { firm, course, chapterId } = await open([])
  const add = async (fields: Record<string, string | File>) => {
    const path = `/courses/${course.id}/lessons`
    const { status, body } = await firm.upload(path, { title: 'x', chapterId, ...fields })
    return [status, body.data.fields]
  }
  const text = named('Leave', 'x.mp4')
  expect(await add({ kind: 'video', file: text })).toEqual([
    ...[422, { file: { key: 'lessonFile_video' } }],
  ])
  expect(await add({ kind: 'document', file: named('<script>', 'x.pdf') })).toEqual([
    ...[422, { file: { key: 'lessonFile_document' } }],
  ])
  expect(await add({ kind: 'video', file: named(movie(), 'x.mp4'), captions: text })).toEqual([
    ...[422, { captions: { key: 'captionsKind' } }],
  ])
  const webm = named(new Uint8Array([0x1a, 0x45, 0xdf, 0xa3, 1]), 'x.webm')
  expect(await add({ kind: 'video', file: webm, completedBy: 'watching' })).toEqual([
    ...[422, { length: { key: 'mediaLength' } }],
  ])
  expect(await add({ kind: 'video', completedBy: 'passing' })).toEqual([
    ...[422, { completedBy: { key: 'invalid' } }],
  ])
})

test('a lesson without its file is not published, and a picture says what it shows', async () => {
  const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1])
  const { course } = await open([
    { kind: 'document' },
    { kind: 'picture', file: named(png, 'exit.png') },
  ])
  expect(course.faults.map(({ key }) => key)).toEqual(['noFile', 'noAlt'])
})

test('work is handed in, given back, handed in again and accepted', async () => {
  const { firm, course, enrol, ids } = await open([
    { kind: 'assignment', body: 'Draw the way out', completedBy: 'acceptance' },
  ])
  const [id] = ids
  const at = await enrol()
  const nothing = await firm.ask('POST', at(id, 'hand-ins'), { text: ' ' }, anna)
  expect([nothing.status, nothing.body.data.fields]).toEqual([422, { text: { key: 'required' } }])
  const program = { text: 'Mine', file: named('#!/bin/sh', 'x.sh') }
  const refused = await firm.upload(at(id, 'hand-ins'), program, anna)
  expect([refused.status, refused.body.data.fields]).toEqual([422, { file: { key: 'fileKind' } }])
  const work = { text: 'Mine', file: named('Left, then down', 'way.txt') }
  const handed = await firm.upload<MyLesson>(at(id, 'hand-ins'), work, anna)
  expect(handed.body).toMatchObject({ completedAt: null, handIns: [{ fileName: 'way.txt' }] })
  const twice = await firm.ask('POST', at(id, 'hand-ins'), { text: 'More' }, anna)
  expect([twice.status, twice.body.data.detail]).toEqual([409, { reason: 'handedInAlready' }])

  const list = `/courses/${course.id}/hand-ins`
  expect((await firm.ask('GET', list, undefined, anna)).status).toBe(403)
  const { rows } = await firm.must<{ rows: LearnerHandIn[] }>('GET', list)
  expect(rows).toMatchObject([{ state: 'submitted', learnerName: 'Maria', text: 'Mine' }])
  const [first] = rows
  expect((await firm.download(`${list}/${first?.id}/file`)).body).toBe('Left, then down')
  const judge = (handInId: string | undefined, verdict: string, note = '') =>
    firm.ask('POST', `${list}/${handInId}/judge`, { verdict, note })
  const silent = await judge(first?.id, 'returned')
  expect([silent.status, silent.body.data.fields]).toEqual([422, { note: { key: 'required' } }])
  // Who may judge hand-ins judges those of others.
  const herself = { ...anna, role: 'hr' as const }
  const verdict = { verdict: 'accepted', note: '' }
  const own = await firm.ask('POST', `${list}/${first?.id}/judge`, verdict, herself)
  expect([own.status, own.body.data.detail]).toEqual([403, { reason: 'ownMatter' }])
  expect((await judge(first?.id, 'returned', 'Which floor?')).status).toBe(200)
  const late = await judge(first?.id, 'accepted')
  expect([late.status, late.body.data.detail]).toEqual([409, { reason: 'judgedAlready' }])

  await firm.must('POST', at(id, 'hand-ins'), { text: 'Second floor' }, anna)
  const waiting = await firm.must<{ rows: LearnerHandIn[] }>('GET', list)
  expect(waiting.rows.map(({ state }) => state)).toEqual(['submitted', 'returned'])
  expect((await judge(waiting.rows[0]?.id, 'accepted')).status).toBe(200)
  const done = await firm.must<MyLesson>('POST', at(id, 'open'), {}, anna)
  expect(done.completedAt).not.toBeNull()
  expect(done.handIns.map(({ state, note }) => [state, note])).toEqual([
    ['accepted', ''],
    ['returned', 'Which floor?'],
  ])
})

test('the calendar shows the last days of one’s own courses alone', async () => {
  const { firm, course, enrol } = await open([{ kind: 'text', body: 'Leave' }], { dueDays: 5 })
  await enrol()
  const layers = async (who: typeof anna) => {
    const days = await firm.must<MyCourse[] | { running: MyCourse[] }>(
      ...(['GET', '/my-courses', undefined, anna] as const),
    )
    const due = 'running' in days ? (days.running[0]?.dueDate ?? '') : ''
    const path = `/calendar-layers?from=${due}&to=${due}`
    const entries = await firm.must<LayerEntry[]>('GET', path, undefined, who)
    return entries.filter(({ layer }) => layer === 'coursesDue').map(({ number }) => number)
  }
  expect(await layers(anna)).toEqual([course.title])
  expect(await layers(boris)).toEqual([])
})
