import { z } from 'zod'
import { Id, Instant, optionalText, requiredText, Version } from '../core/fields.ts'

/** What a lesson is. */
export const lessonKinds = ['text', 'quiz'] as const
export const LessonKind = z.enum(lessonKinds)
export type LessonKind = z.infer<typeof LessonKind>

/** When a lesson is completed; which of them a kind allows says `completions`. */
export const lessonCompletions = ['opening', 'confirming', 'submitting', 'passing'] as const
export const LessonCompletion = z.enum(lessonCompletions)
export type LessonCompletion = z.infer<typeof LessonCompletion>

/** How lessons of a kind are completed; the first is the usual way. */
export const completions: Record<LessonKind, readonly [LessonCompletion, ...LessonCompletion[]]> = {
  text: ['confirming', 'opening'],
  quiz: ['passing', 'submitting'],
}

export const longestBody = 100_000

export const LessonInput = z.object({
  chapterId: Id,
  title: requiredText(150),
  kind: LessonKind.default('text'),
  /** An optional lesson keeps nobody from completing the course. */
  isRequired: z.stringbool().or(z.boolean()).default(true),
  completedBy: LessonCompletion.default('confirming'),
  /** Markdown. */
  body: optionalText(longestBody),
  /** Of a quiz: which one. */
  quizId: z.union([z.literal(''), Id]).default(''),
  /** Whether who completed an earlier version is to do it anew when they move to this one. */
  isChanged: z.stringbool().or(z.boolean()).default(false),
})
export type LessonInput = z.infer<typeof LessonInput>

/** A lesson of a draft. */
export const Lesson = LessonInput.omit({ isChanged: true }).extend({
  id: Id,
  courseId: Id,
  courseTitle: z.string(),
  version: Version,
  updatedAt: Instant,
})
export type Lesson = z.infer<typeof Lesson>

/** A lesson in an outline. */
export const LessonLine = z.object({
  lessonId: Id,
  title: z.string(),
  kind: LessonKind,
  isRequired: z.boolean(),
})
export type LessonLine = z.infer<typeof LessonLine>
