import { text } from '#app/ui/index.ts'
import * as styles from './contact.css.ts'

type Note = {
  title: string
  words: string
  links?: readonly { href: string; label: string }[]
}

/** What to know beside a form. */
export function Notes({ notes }: { notes: readonly Note[] }) {
  return (
    <div className={styles.notes}>
      {notes.map(({ title, words, links = [] }) => (
        <section key={title} className={styles.note}>
          <h2 className={styles.noteTitle}>{title}</h2>
          <p className={styles.noteWords}>{words}</p>
          {links.length > 0 && (
            <p className={styles.noteLinks}>
              {links.map(({ href, label }) => (
                <a key={href} className={text.link} href={href}>
                  {label}
                </a>
              ))}
            </p>
          )}
        </section>
      ))}
    </div>
  )
}
