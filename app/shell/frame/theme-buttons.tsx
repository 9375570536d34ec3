import { type IconName, MenuButton } from '#app/ui/index.ts'
import type { Theme } from '#contract/core/fields.ts'
import { usePage, useT } from '../page-context.tsx'

const icons: Record<Theme, IconName> = { light: 'sun', dark: 'moon', system: 'monitor' }
const themes: readonly Theme[] = ['light', 'dark', 'system']

/** Entries of a menu: light, dark, or as the system has it. */
export function ThemeButtons() {
  const { theme, path } = usePage()
  const t = useT('shell')
  return (
    <form method="post" action="/preferences">
      <input type="hidden" name="to" value={path} />
      {themes.map((name) => (
        <MenuButton
          key={name}
          name="theme"
          value={name}
          icon={icons[name]}
          isChosen={name === theme}
        >
          {t(`theme.${name}`)}
        </MenuButton>
      ))}
    </form>
  )
}
