import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import {
  Band,
  Button,
  Field,
  LinkButton,
  Row,
  Rules,
  RulesCell,
  Stack,
  Tag,
  TextInput,
  text,
} from '#app/ui/index.ts'
import { needsOf } from '#contract/core/endpoint.ts'
import {
  type Course,
  type CourseChapter,
  coursesContract as contract,
} from '#contract/learning/courses.ts'
import { lessonKinds } from '#contract/learning/lessons.ts'
import { lessonPath, lessonPreviewPath, newLessonPath } from '../paths.ts'
import * as styles from './outline.css.ts'

/** The chapters and lessons of a draft, and what keeps it from being published. */
export function CoursePanels({ record }: { record: Course }) {
  const t = useT('courses')
  const { can } = useFirm()
  const canEdit = can(needsOf(contract.arrange)) && !record.isArchived
  return (
    <Rules>
      {record.faults.length > 0 && record.chapters.length > 0 && (
        <RulesCell title={t('fault.title')}>
          <Band tone="warn" title={t('fault.words')}>
            <ul>
              {record.faults.map(({ lessonId, title, key }) => (
                <li key={`${lessonId} ${key}`}>
                  {title && `${title}: `}
                  {t(`fault.${key}`)}
                </li>
              ))}
            </ul>
          </Band>
        </RulesCell>
      )}
      {record.chapters.length === 0 && (
        <RulesCell title={t('outline.title')}>
          <p className={text.soft}>{t('outline.none')}</p>
        </RulesCell>
      )}
      {record.chapters.map((chapter, at) => (
        <Chapter
          key={chapter.chapterId}
          course={record}
          chapter={chapter}
          isFirst={at === 0}
          isLast={at === record.chapters.length - 1}
          canEdit={canEdit}
        />
      ))}
      {canEdit && (
        <RulesCell title={t('outline.newChapter')}>
          <form method="post">
            <IdempotencyField />
            <Row className={styles.newChapter}>
              <Field id="chapter-title" label={t('outline.chapterTitle')}>
                {(wiring) => <TextInput {...wiring} name="title" maxLength={150} required />}
              </Field>
              <Button icon="plus" name="intent" value="addChapter">
                {t('outline.addChapter')}
              </Button>
            </Row>
          </form>
        </RulesCell>
      )}
    </Rules>
  )
}

type ChapterProps = {
  course: Course
  chapter: CourseChapter
  isFirst: boolean
  isLast: boolean
  canEdit: boolean
}

function Chapter({ course, chapter, isFirst, isLast, canEdit }: ChapterProps) {
  const t = useT('courses')
  const { firm, can } = useFirm()
  const { chapterId, title, lessons } = chapter
  const canDelete = canEdit && lessons.length === 0 && can(needsOf(contract.deleteChapter))
  return (
    <RulesCell
      title={title}
      aside={
        canEdit && (
          <form method="post">
            <IdempotencyField />
            <input type="hidden" name="chapterId" value={chapterId} />
            <Row gap="s1" isOneLine>
              {!isFirst && <Move intent="moveChapter" by="up" of={title} />}
              {!isLast && <Move intent="moveChapter" by="down" of={title} />}
              {canDelete && (
                <Button
                  kind="ghost"
                  size="s"
                  icon="trash-2"
                  iconOnly
                  name="intent"
                  value="deleteChapter"
                >
                  {t('outline.deleteChapter', { title })}
                </Button>
              )}
            </Row>
          </form>
        )
      }
    >
      <Stack gap="s3">
        {lessons.length === 0 && <p className={text.soft}>{t('outline.noLessons')}</p>}
        {lessons.length > 0 && (
          <ol className={styles.lessons}>
            {lessons.map(({ lessonId, title: name, kind, isRequired }, at) => (
              <li key={lessonId} className={styles.lesson}>
                <span className={styles.lessonName}>
                  {canEdit ? (
                    <a className={text.link} href={lessonPath(firm.firmId, course.id, lessonId)}>
                      {name}
                    </a>
                  ) : (
                    <a
                      className={text.link}
                      href={lessonPreviewPath(firm.firmId, course.id, lessonId)}
                    >
                      {name}
                    </a>
                  )}{' '}
                  <span className={text.faint}>{t(`kind.${kind}`)}</span>
                  {!isRequired && <Tag>{t('outline.optional')}</Tag>}
                </span>
                {canEdit && (
                  <form method="post">
                    <IdempotencyField />
                    <input type="hidden" name="lessonId" value={lessonId} />
                    <Row gap="s1" isOneLine>
                      {(at > 0 || !isFirst) && <Move intent="moveLesson" by="up" of={name} />}
                      {(at < lessons.length - 1 || !isLast) && (
                        <Move intent="moveLesson" by="down" of={name} />
                      )}
                    </Row>
                  </form>
                )}
              </li>
            ))}
          </ol>
        )}
        {canEdit && (
          <Row>
            {lessonKinds.map((kind) => (
              <LinkButton
                key={kind}
                size="s"
                icon="plus"
                href={newLessonPath(firm.firmId, course.id, chapterId, kind)}
              >
                {t(`outline.add.${kind}`)}
              </LinkButton>
            ))}
            <details>
              <summary className={styles.rename}>{t('outline.renameChapter')}</summary>
              <form method="post">
                <IdempotencyField />
                <input type="hidden" name="chapterId" value={chapterId} />
                <Row className={styles.newChapter}>
                  <Field id={`title-${chapterId}`} label={t('outline.chapterTitle')}>
                    {(wiring) => (
                      <TextInput
                        {...wiring}
                        name="title"
                        maxLength={150}
                        required
                        defaultValue={title}
                      />
                    )}
                  </Field>
                  <Button name="intent" value="renameChapter">
                    {t('outline.save')}
                  </Button>
                </Row>
              </form>
            </details>
          </Row>
        )}
      </Stack>
    </RulesCell>
  )
}

type MoveProps = { intent: 'moveChapter' | 'moveLesson'; by: 'up' | 'down'; of: string }

/** A button that moves one place: its form says what. */
function Move({ intent, by, of }: MoveProps) {
  const t = useT('courses')
  return (
    <Button
      kind="ghost"
      size="s"
      icon={by === 'up' ? 'arrow-up' : 'arrow-down'}
      iconOnly
      name="intent"
      value={`${intent}${by === 'up' ? 'Up' : 'Down'}`}
    >
      {t(`outline.${by}`, { title: of })}
    </Button>
  )
}
