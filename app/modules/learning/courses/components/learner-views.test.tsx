import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { makeFormat } from '#app/shell/format.ts'
import { textsOf } from '#app/shell/i18n/texts.server.ts'
import { type Page, PageContext } from '#app/shell/page-context.tsx'
import type { MyCourseOutline, MyLesson } from '#contract/learning/my-courses.ts'
import { AttemptView } from './attempt-view.tsx'
import { CourseView } from './course-view.tsx'
import { LessonView } from './lesson-view.tsx'

/** Without a firm around, as whoever learns by a link. */
function render(content: ReactNode): string {
  const page = {
    language: 'en',
    texts: (namespace: string) => textsOf('en', namespace),
    format: makeFormat({ language: 'en', country: 'GB' }),
    path: '/learning/x',
  }
  return renderToString(
    <PageContext.Provider value={page as unknown as Page}>{content}</PageContext.Provider>,
  )
}

const base = '/learning/x'
const lesson: Omit<MyLesson, 'body'> = {
  enrolmentId: 'e',
  courseTitle: 'Fire safety',
  lessonId: 'l',
  title: 'Alarm',
  chapterTitle: 'One',
  kind: 'video',
  completedBy: 'watching',
  media: { name: 'bell.mp4', type: 'video/mp4', bytes: 60, alt: '', hasCaptions: true },
  played: { length: 100, needed: 80, done: 20, position: 20 },
  handIns: [],
  completedAt: null,
  isOpen: true,
  place: 1,
  lessons: 2,
  previousLessonId: null,
  nextLessonId: null,
}

function lessonWith(values: Partial<typeof lesson>): string {
  return render(
    <LessonView
      lesson={{ ...lesson, ...values }}
      html="<p>Leave</p>"
      standing={undefined}
      refusal={undefined}
      base={base}
    />,
  )
}

test('a video is played with its captions, and says without script what it needs', () => {
  const page = lessonWith({})
  expect(page).toMatch(/<video[^>]* src="\/learning\/x\/lessons\/l\/file"/)
  expect(page).toMatch(/<track kind="captions" src="\/learning\/x\/lessons\/l\/captions"/)
  expect(page).toMatch(/<noscript>.*needs JavaScript/)
  expect(page).not.toContain('Done</')
})

test('a picture has its description, a PDF a way to open it, and both a button', () => {
  const media = {
    name: 'exit.png',
    type: 'image/png',
    bytes: 1,
    alt: 'The exit',
    hasCaptions: false,
  }
  const shown = { media, played: null, completedBy: 'confirming' } as const
  expect(lessonWith({ ...shown, kind: 'picture' })).toMatch(/<img[^>]* alt="The exit"/)
  const document = lessonWith({ ...shown, kind: 'document' })
  expect(document).toContain('Open PDF')
  expect(document).toContain('Done')
})

test('an assignment shows what was said, and takes another go after it was returned', () => {
  const handIn = {
    id: 'h',
    text: 'Left, then down',
    fileName: 'way.txt',
    state: 'returned',
    note: 'Which floor?',
    submittedAt: '2026-11-20T10:00:00Z',
    judgedAt: '2026-11-21T10:00:00Z',
  } as const
  const task = { kind: 'assignment', completedBy: 'acceptance', media: null, played: null } as const
  const returned = lessonWith({ ...task, handIns: [handIn] })
  expect(returned).toContain('Which floor?')
  expect(returned).toContain('/learning/x/lessons/l/hand-ins/h/file')
  expect(returned).toContain('value="handIn"')
  const waiting = lessonWith({ ...task, handIns: [{ ...handIn, state: 'submitted' }] })
  expect(waiting).not.toContain('value="handIn"')
})

test('a course leads on to the lesson that is next, below its own address', () => {
  const course: MyCourseOutline = {
    ...{ enrolmentId: 'e', courseId: 'c', title: 'Fire safety', summary: '', courseVersion: 1 },
    ...{ completed: 1, required: 2, percent: 50, dueDate: '2026-12-01', isOverdue: false },
    ...{ startedAt: '2026-11-20T10:00:00Z', completedAt: null, resumeLessonId: 'l' },
    order: 'locked',
    chapters: [
      {
        chapterId: 'one',
        title: 'One',
        lessons: [
          { lessonId: 'l', title: 'Alarm', kind: 'video', isRequired: true, state: 'open' },
          { lessonId: 'm', title: 'Test', kind: 'quiz', isRequired: true, state: 'locked' },
        ],
      },
    ],
  }
  const page = render(<CourseView course={course} base={base} />)
  expect(page).toContain('href="/learning/x/lessons/l"')
  expect(page).not.toContain('href="/learning/x/lessons/m"')
  expect(page).toContain('Continue')
})

test('an attempt is a form that works by buttons', () => {
  const running = {
    attemptId: 'a',
    number: 1,
    startedAt: '2026-11-20T10:00:00Z',
    deadlineAt: null,
    secondsLeft: null,
    questions: [],
  }
  const attempt = { lessonTitle: 'Test', quizTitle: 'Short test', running, submitted: null }
  const ids = { lessonId: 'l', attemptId: 'a' }
  const page = render(<AttemptView attempt={attempt} ids={ids} html={{}} tabId="t" base={base} />)
  expect(page).toContain('value="submit"')
  expect(page).toContain('href="/learning/x/lessons/l"')
})

test('a package tells its parts and what came of them, and that it needs script', () => {
  const done = {
    percent: '80',
    seconds: 95,
    isLaunchable: true,
    isOpen: true,
    isWaived: false,
    depth: 0,
  }
  const html = render(
    <LessonView
      lesson={{ ...lesson, kind: 'package', completedBy: 'completing', played: null }}
      html=""
      standing={undefined}
      held={{
        ...{ title: 'Fire safety', standard: 'scorm12', state: 'started' },
        ...{ percent: '80', seconds: 95, differences: [] },
        items: [
          { ...done, itemId: '1', title: 'The bell', state: 'passed' },
          { ...done, itemId: '2', title: 'Ways out', state: 'notStarted', isOpen: false },
        ],
      }}
      refusal={undefined}
      base={base}
    />,
  )
  expect(html).toMatch(/<noscript><p[^>]*>SCORM and cmi5 packages need JavaScript/)
  expect(html).toContain('80% · 1:35')
  expect(html).toContain('aria-label="Continue: The bell"')
  expect(html).not.toContain('Begin: Ways out')
})
