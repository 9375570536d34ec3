import type { Course } from '#contract/learning/courses.ts'
import type { TestFirm } from './test-firm.ts'

/** A course of text lessons in one chapter, not published yet. */
export async function draftCourse(
  firm: TestFirm,
  titles: string[],
  values: object = {},
): Promise<Course> {
  const { id } = await firm.must<Course>('POST', '/courses', { title: 'Fire safety', ...values })
  const { chapters } = await firm.must<Course>('POST', `/courses/${id}/outline`, {
    change: { change: 'addChapter', title: 'One' },
  })
  for (const title of titles) {
    const lesson = { title, body: `**${title}**`, chapterId: chapters[0]?.chapterId }
    await firm.must('POST', `/courses/${id}/lessons`, lesson)
  }
  return firm.must('GET', `/courses/${id}`)
}

export async function publishCourse(firm: TestFirm, id: string): Promise<Course> {
  const { version } = await firm.must<Course>('GET', `/courses/${id}`)
  return firm.must('POST', `/courses/${id}/publish`, { version })
}

export function lessonIdsOf({ chapters }: Course): string[] {
  return chapters.flatMap(({ lessons }) => lessons.map(({ lessonId }) => lessonId))
}
