import { z } from 'zod'
import * as field from '../core/fields.ts'

/** What a lesson is. */
export const lessonKinds = [
  'text',
  'video',
  'audio',
  'document',
  'picture',
  'quiz',
  'assignment',
  'package',
] as const
export const LessonKind = z.enum(lessonKinds)
export type LessonKind = z.infer<typeof LessonKind>

/** When a lesson is completed; which of them a kind allows says `completions`. */
export const lessonCompletions = [
  'opening',
  'confirming',
  'watching',
  'submitting',
  'passing',
  'acceptance',
  'completing',
  'either',
] as const
export const LessonCompletion = z.enum(lessonCompletions)
export type LessonCompletion = z.infer<typeof LessonCompletion>

/** How lessons of a kind are completed; the first is the usual way. */
export const completions: Record<LessonKind, readonly [LessonCompletion, ...LessonCompletion[]]> = {
  text: ['confirming', 'opening'],
  video: ['confirming', 'watching', 'opening'],
  audio: ['confirming', 'watching', 'opening'],
  document: ['confirming', 'opening'],
  picture: ['confirming', 'opening'],
  quiz: ['passing', 'submitting'],
  assignment: ['acceptance', 'submitting'],
  // Of SCORM; the units of cmi5 say themselves when they are done.
  package: ['completing', 'passing', 'either'],
}

/** Kinds of lessons that are a file, beside their text. */
export const fileLessonKinds = ['video', 'audio', 'document', 'picture', 'package'] as const
export type FileLessonKind = (typeof fileLessonKinds)[number]

export function isFileLesson(kind: LessonKind): kind is FileLessonKind {
  return fileLessonKinds.some((one) => one === kind)
}

/** Whether a lesson is played, and may have captions. */
export function isPlayed(kind: LessonKind): kind is 'video' | 'audio' {
  return kind === 'video' || kind === 'audio'
}

export const maxLessonFileMebibytes = 20
const maxLessonFileBytes = maxLessonFileMebibytes * 1024 * 1024
const maxCaptionBytes = 1024 * 1024

export const longestBody = 100_000

export const LessonInput = z.object({
  chapterId: field.Id,
  title: field.requiredText(150),
  kind: LessonKind.default('text'),
  /** An optional lesson keeps nobody from completing the course. */
  isRequired: z.stringbool().or(z.boolean()).default(true),
  completedBy: LessonCompletion.default('confirming'),
  /** Markdown. */
  body: field.optionalText(longestBody),
  /** Of a quiz: which one. */
  quizId: z.union([z.literal(''), field.Id]).default(''),
  /** Of a picture: what it shows, for who does not see it. */
  alt: field.optionalText(500),
  /** Of what is played: its length in minutes and seconds; empty where the file tells it. */
  length: z
    .union([z.literal(''), z.string().regex(/^\d{1,3}:[0-5]\d$/, 'mediaLength')])
    .default(''),
  /** Of what is played: how much of it is to be played. */
  watchedPercent: field.wholeNumber({ minimum: 1, maximum: 100 }).default(90),
  /** The file of a lesson that is one; left out, the one that is there stays. */
  file: z.file().max(maxLessonFileBytes, 'fileTooLarge').optional(),
  /** Of what is played, as WebVTT or SubRip; left out, those that are there stay. */
  captions: z.file().max(maxCaptionBytes, 'fileTooLarge').optional(),
  /** Of a package: whether the file takes the place of the one that is there. */
  isReplaced: z.stringbool().or(z.boolean()).default(false),
  /** Whether who completed an earlier version is to do it anew when they move to this one. */
  isChanged: z.stringbool().or(z.boolean()).default(false),
})
export type LessonInput = z.infer<typeof LessonInput>

/** A file of a lesson; what it is says its content. */
export const LessonFile = z.object({
  name: z.string(),
  type: z.string(),
  bytes: z.int(),
})
export type LessonFile = z.infer<typeof LessonFile>

/** A lesson of a draft. */
export const Lesson = LessonInput.omit({
  isChanged: true,
  isReplaced: true,
  file: true,
  captions: true,
}).extend({
  media: LessonFile.nullable(),
  hasCaptions: z.boolean(),
  id: field.Id,
  courseId: field.Id,
  courseTitle: z.string(),
  version: field.Version,
  updatedAt: field.Instant,
})
export type Lesson = z.infer<typeof Lesson>

/** A lesson in an outline. */
export const LessonLine = z.object({
  lessonId: field.Id,
  title: z.string(),
  kind: LessonKind,
  isRequired: z.boolean(),
})
export type LessonLine = z.infer<typeof LessonLine>
