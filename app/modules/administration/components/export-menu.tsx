import { listHref } from '#app/shell/list/list-query.ts'
import { useT } from '#app/shell/page-context.tsx'
import { Button, Menu, MenuLink } from '#app/ui/index.ts'

type ExportMenuProps = {
  /** The list's name, as in its address. */
  list: 'firms' | 'users' | 'outbox' | 'failed-jobs'
  /** The present query; the file has all pages of it. */
  query: Record<string, string | number | undefined>
}

/** Takes a list of the platform along as a file. */
export function ExportMenu({ list, query }: ExportMenuProps) {
  const words = useT('register')
  const all = { ...query, after: undefined, before: undefined, size: undefined }
  const hrefAs = (as: 'csv' | 'xlsx') => listHref(`/admin/${list}/export`, { ...all, as })
  return (
    <>
      <Button icon="download" opens="list-export">
        {words('export.open')}
      </Button>
      <Menu id="list-export" align="end" label={words('export.open')}>
        <MenuLink icon="file-text" href={hrefAs('csv')}>
          {words('export.csv')}
        </MenuLink>
        <MenuLink icon="file-spreadsheet" href={hrefAs('xlsx')}>
          {words('export.xlsx')}
        </MenuLink>
      </Menu>
    </>
  )
}
