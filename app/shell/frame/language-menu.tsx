import { Menu, MenuButton } from '#app/ui/index.ts'
import { languages } from '#contract/core/fields.ts'
import { languageNames } from '../i18n/languages.ts'
import { usePage, useT } from '../page-context.tsx'

/** Every language by its own name. The choice is kept in a cookie, and with the person's account. */
export function LanguageMenu({ id }: { id: string }) {
  const { language, path } = usePage()
  const t = useT('shell')
  return (
    <Menu id={id} align="end" label={t('language')}>
      <form method="post" action="/preferences">
        <input type="hidden" name="to" value={withoutLanguage(path)} />
        {languages.map((code) => (
          <MenuButton
            key={code}
            name="language"
            value={code}
            lang={code}
            isChosen={code === language}
          >
            {languageNames[code]}
          </MenuButton>
        ))}
      </form>
    </Menu>
  )
}

/** `?lng=` in the address would win over the choice. */
function withoutLanguage(path: string): string {
  const [pathname = '/', query = ''] = path.split('?')
  const rest = new URLSearchParams(query)
  rest.delete('lng')
  return rest.size > 0 ? `${pathname}?${rest}` : pathname
}
