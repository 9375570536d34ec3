import { useT } from '#app/shell/page-context.tsx'
import { classes, Icon, type IconName, text } from '#app/ui/index.ts'
import type { Topic } from '../article.ts'
import { articlePath } from '../paths.ts'
import * as styles from './topic-list.css.ts'

type Group = { topic: Topic; articles: readonly { slug: string; title: string }[] }

const icons: Record<Topic, IconName> = {
  start: 'anchor',
  customers: 'contact',
  invoices: 'file-text',
  payments: 'credit-card',
  people: 'building-2',
  account: 'lock',
  data: 'plug',
}

/** All articles, topic by topic. */
export function TopicList({ groups }: { groups: readonly Group[] }) {
  const t = useT('help')
  return (
    <div className={styles.topics}>
      {groups.map(({ topic, articles }) => (
        <section key={topic} className={styles.topic} aria-labelledby={`topic-${topic}`}>
          <h2 id={`topic-${topic}`} className={classes(text.serif, styles.title)}>
            <Icon name={icons[topic]} className={styles.icon} />
            {t(`topic.${topic}`)}
          </h2>
          <ul>
            {articles.map(({ slug, title }) => (
              <li key={slug}>
                <a className={styles.link} href={articlePath(slug)}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
