import type { ReactNode } from 'react'
import { classes, Icon, text } from '#app/ui/index.ts'
import { usePage, useT } from '../page-context.tsx'
import { currentSetting, listSettings } from './settings.ts'
import * as styles from './settings-columns.css.ts'

/** Where it is wide, the pages of the same group stand beside a page of the settings. */
export function SettingsColumns({ children }: { children: ReactNode }) {
  const { firmPage, path, texts } = usePage()
  const t = useT('shell')
  if (!firmPage || !isOfSettings(path)) return children
  const settings = listSettings(firmPage, texts)
  const current = currentSetting(settings, path)
  if (!current) return children
  const name = t(`settings.group.${current.group}`)
  return (
    <div className={styles.columns}>
      <nav className={styles.aside} aria-label={`${t('settings.title')}: ${name}`}>
        <p className={classes(text.small, styles.group)}>{name}</p>
        <ul>
          {settings
            .filter(({ group }) => group === current.group)
            .map(({ href, label, icon }) => (
              <li key={href}>
                <a
                  href={href}
                  className={styles.link}
                  aria-current={href === current.href ? 'page' : undefined}
                >
                  <Icon name={icon} />
                  {label}
                </a>
              </li>
            ))}
        </ul>
      </nav>
      <div className={styles.content}>{children}</div>
    </div>
  )
}

/** Other pages of the overview, such as the tills, have a frame of their module. */
function isOfSettings(path: string): boolean {
  return /^\/firms\/[^/]+\/(\w+\/)?settings(?=[/?]|$)/.test(path)
}
