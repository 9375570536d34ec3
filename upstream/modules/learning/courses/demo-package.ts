import { z } from 'zod'
import { type Language, languages } from '#contract/core/fields.ts'
import { LessonInput } from '#contract/learning/lessons.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { type JobMeans, schedule } from '../../firm/jobs/index.ts'
import { demoPackageTitle, demoPackageZip, layIndex, readOwn } from '../packages/index.ts'
import { fileKey } from './course-files.ts'
import { addLesson } from './lessons.ts'

export const demoPackageJob = 'courses.layDemoPackage'
export const DemoPackage = z.object({ fileId: z.string(), language: z.enum(languages) })

/** A lesson of a demo that is a package. Its file is laid by a job: copies of the demo lay their own. */
export function addDemoPackage(
  writer: Writer,
  context: FirmContext,
  { language, courseId, chapterId }: { language: Language; courseId: string; chapterId?: string },
): void {
  const bytes = demoPackageZip(language)
  const fileId = context.newId()
  const title = demoPackageTitle(language)
  const lesson = LessonInput.parse({
    ...{ chapterId, title, kind: 'package', completedBy: 'passing', isRequired: false },
  })
  const file = {
    ...{ id: fileId, name: 'note.zip', type: 'application/zip', bytes: bytes.byteLength },
    ...{ createdAt: context.now.toISOString(), seconds: undefined, holds: readOwn(bytes).laid },
  }
  addLesson(writer, context, { ...lesson, courseId, files: { file } })
  const payload = { fileId, language }
  schedule(writer, { kind: demoPackageJob, key: fileId, dueAt: context.now, payload })
}

/** Lays the file of a demo's package among the firm's; doing it again changes nothing. */
export async function layDemoPackage(
  means: JobMeans,
  { fileId, language }: z.infer<typeof DemoPackage>,
): Promise<void> {
  const bytes = demoPackageZip(language)
  const httpMetadata = { contentType: 'application/zip' }
  await means.env.FILES.put(fileKey(means.firm.firmId, fileId), bytes, { httpMetadata })
  await layIndex(means, fileId, readOwn(bytes))
}
