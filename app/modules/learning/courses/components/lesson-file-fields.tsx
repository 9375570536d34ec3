import { FormField, SelectField, TextField } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { FileInput, text } from '#app/ui/index.ts'
import {
  type FileLessonKind,
  isPlayed,
  type Lesson,
  maxLessonFileMebibytes,
} from '#contract/learning/lessons.ts'
import { lessonFilePath } from '../paths.ts'

const accepted: Record<FileLessonKind, string> = {
  video: 'video/mp4,video/webm,.mp4,.m4v,.webm',
  audio: 'audio/*,.mp3,.m4a,.ogg,.wav',
  document: 'application/pdf,.pdf',
  picture: 'image/png,image/jpeg,image/webp,image/gif',
  package: 'application/zip,.zip',
}

type LessonFileFieldsProps = { kind: FileLessonKind; lesson: Lesson | undefined }

/** The file of a lesson that is one; what is there stays where none is chosen. */
export function LessonFileFields({ kind, lesson }: LessonFileFieldsProps) {
  const t = useT('courses')
  const { firm } = useFirm()
  const media = lesson?.media
  return (
    <FormSection
      title={t('lesson.file')}
      words={t(`fileWords.${kind}`, { maximum: maxLessonFileMebibytes })}
    >
      {lesson && media && (
        <p>
          <a className={text.link} href={lessonFilePath(firm.firmId, lesson.courseId, lesson.id)}>
            {media.name}
          </a>
          <span className={text.secondLine}>{t('lesson.fileStays')}</span>
        </p>
      )}
      <FormField name="file" isOptional={media != null}>
        {({ defaultValue: _, ...control }) => <FileInput {...control} accept={accepted[kind]} />}
      </FormField>
      {kind === 'package' && media && (
        <SelectField
          name="isReplaced"
          hint={t('lesson.replaceHint')}
          options={['false', 'true'].map((value) => ({ value, label: t(`yesNo.${value}`) }))}
        />
      )}
      {kind === 'picture' && <TextField name="alt" maxLength={500} hint={t('lesson.altHint')} />}
      {isPlayed(kind) && (
        <>
          <FormField
            name="captions"
            isOptional
            hint={t(lesson?.hasCaptions ? 'lesson.captionsStay' : 'lesson.captionsHint')}
          >
            {({ defaultValue: _, ...control }) => (
              <FileInput {...control} accept=".vtt,.srt,text/vtt" />
            )}
          </FormField>
          <TextField name="length" maxLength={6} isOptional hint={t('lesson.lengthHint')} />
          <TextField
            name="watchedPercent"
            inputMode="numeric"
            maxLength={3}
            hint={t('lesson.watchedHint')}
          />
        </>
      )}
    </FormSection>
  )
}
