import { Island } from '#app/islands/island.tsx'
import { usePage, useT } from '#app/shell/page-context.tsx'
import { LinkButton, text } from '#app/ui/index.ts'
import type { MyLesson } from '#contract/learning/my-courses.ts'
import WatchKeeper from '../islands/watch-keeper.island.tsx'
import * as styles from './learner.css.ts'

const playerId = 'lesson-player'

type LessonMediaProps = {
  lesson: Pick<MyLesson, 'kind' | 'title' | 'media' | 'played' | 'completedBy' | 'completedAt'>
  /** Of the lesson: its file, captions and what was played are below it. */
  path: string
}

/** The file of a lesson: played, shown, or to be opened. */
export function LessonMedia({ lesson, path }: LessonMediaProps) {
  const t = useT('courses')
  const { kind, media } = lesson
  if (!media || kind === 'package') return null
  const file = `${path}/file`
  if (kind === 'picture') {
    return <img className={styles.picture} src={file} alt={media.alt} />
  }
  if (kind === 'document') {
    return (
      <div className={styles.document}>
        <iframe className={styles.documentPage} src={file} title={media.name} />
        <div>
          <LinkButton icon="file-text" href={file} target="_blank" rel="noreferrer">
            {t('mine.openDocument')}
          </LinkButton>
        </div>
      </div>
    )
  }
  return <Player lesson={lesson} path={path} />
}

function Player({ lesson, path }: LessonMediaProps) {
  const { language } = usePage()
  const t = useT('courses')
  const { kind, title, media, played, completedBy, completedAt } = lesson
  const Media = kind === 'video' ? 'video' : 'audio'
  const file = `${path}/file`
  const isToWatch = completedBy === 'watching' && completedAt === null
  const captions = media?.hasCaptions && (
    <track
      kind="captions"
      src={`${path}/captions`}
      srcLang={language}
      label={t('mine.captions')}
      default
    />
  )
  return (
    <div className={styles.standing}>
      <Media
        id={playerId}
        className={styles.player}
        controls
        preload="metadata"
        src={file}
        aria-label={title}
      >
        {captions}
      </Media>
      {played && (
        <Island
          of={WatchKeeper}
          when="load"
          props={{
            ...{ playerId, path: `${path}/watched`, position: played.position },
            ...{ done: played.done, needed: isToWatch ? played.needed : 0 },
            words: { played: t('mine.played'), of: t('mine.of'), completed: t('mine.watched') },
          }}
        />
      )}
      {isToWatch && (
        <noscript>
          <p className={text.soft}>{t('mine.needsScript')}</p>
        </noscript>
      )}
    </div>
  )
}
