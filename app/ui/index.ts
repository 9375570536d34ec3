import './reset.css'

export { Avatar } from './avatar'
export { hueIndexOf, initialsOf } from './avatar-look'
export { Band, ErrorBand, FormSummary, OfflineBand } from './band'
export { Logo, LogoMark } from './brand/logo'
export { Sky, SkyPanel } from './brand/sky'
export { breakpoints, conditions } from './breakpoints'
export { Button, type ButtonLook, LinkButton } from './button'
export { AgingBars } from './chart/aging-bars'
export { type Bar, BarChart, type BarNames } from './chart/bar-chart'
export { Sparkline } from './chart/sparkline'
export { classes } from './classes'
export { Dialog, DialogActions, DialogForm } from './dialog'
export { Empty, NothingFound } from './empty'
export { ErrorPage } from './error-page'
export { Checkbox, Radio, Switch } from './fields/choice'
export { ChoiceList } from './fields/choice-list'
export { Field, FieldGrid, FieldGroup, FieldNote } from './fields/field'
export {
  Combobox,
  DateInput,
  IconInput,
  MoneyInput,
  type Option,
  Select,
  SuffixInput,
  TextArea,
  TextInput,
} from './fields/text-input'
export { type FieldWiring, noteId, wireField } from './fields/wire-field'
export { Icon } from './icons/icon'
export type { IconName } from './icons/icon-names'
export { Row, Spacer, Stack } from './layout'
export { Menu, MenuButton, MenuLink } from './menu'
export { PageHead, Sheet, SheetPad } from './page-head'
export { Pagination } from './pagination'
export { Progress } from './progress'
export { FactList, Figure, Rules, RulesCell } from './rules'
export { Skeleton } from './skeleton'
export { Status, StatusDisc } from './status'
export { type StatusKind, shareDash, shareOf } from './status-share'
export { BulkBar } from './table/bulk-bar'
export { Cell, HeadCell, NameCell, NumberCell, Table, TableScroller } from './table/table'
export { Segmented, Tabs } from './tabs'
export { Count, Kbd, Tag } from './tag'
export * as text from './text.css'
export { Timeline } from './timeline'
export { Toast, ToastRegion } from './toast'
export { vars } from './tokens.css'
export { SkipLink, VisuallyHidden } from './visually-hidden'
