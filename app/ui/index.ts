import './reset.css.ts'

export { Avatar } from './avatar.tsx'
export { hueIndexOf, initialsOf } from './avatar-look.ts'
export { Band, ErrorBand, FormSummary, OfflineBand } from './band.tsx'
export { Logo, LogoMark } from './brand/logo.tsx'
export { Sky, SkyPanel } from './brand/sky.tsx'
export { breakpoints, conditions } from './breakpoints.ts'
export { Button, type ButtonLook, LinkButton } from './button.tsx'
export { AgingBars } from './chart/aging-bars.tsx'
export { type Bar, BarChart, type BarNames } from './chart/bar-chart.tsx'
export { Donut } from './chart/donut.tsx'
export { Funnel } from './chart/funnel.tsx'
export { Gantt } from './chart/gantt.tsx'
export { HeatMap } from './chart/heat-map.tsx'
export { AreaChart, LineChart } from './chart/line-chart.tsx'
export { RankBars } from './chart/rank-bars.tsx'
export type { Series } from './chart/series.ts'
export { Sparkline } from './chart/sparkline.tsx'
export { StackedChart } from './chart/stacked-chart.tsx'
export { Waterfall } from './chart/waterfall.tsx'
export { classes } from './classes.ts'
export { Dialog, DialogActions, DialogForm } from './dialog.tsx'
export { Empty, NothingFound } from './empty.tsx'
export { ErrorPage } from './error-page.tsx'
export { Checkbox, Radio, Switch } from './fields/choice.tsx'
export { ChoiceList } from './fields/choice-list.tsx'
export { Field, FieldGrid, FieldGroup, FieldNote } from './fields/field.tsx'
export {
  Combobox,
  DateInput,
  FileInput,
  IconInput,
  MoneyInput,
  type Option,
  Select,
  SuffixInput,
  TextArea,
  TextInput,
} from './fields/text-input.tsx'
export { type FieldWiring, noteId, wireField } from './fields/wire-field.ts'
export { Icon } from './icons/icon.tsx'
export type { IconName } from './icons/icon-names.ts'
export { Row, Spacer, Stack } from './layout.tsx'
export { CountryShape, type MapValue, mapFor, RegionMap } from './map/region-map.tsx'
export { Menu, MenuButton, MenuLink } from './menu.tsx'
export { PageHead, Sheet, SheetPad } from './page-head.tsx'
export { Pagination } from './pagination.tsx'
export { Progress } from './progress.tsx'
export { FactList, Figure, Rules, RulesCell } from './rules.tsx'
export { Skeleton } from './skeleton.tsx'
export { Status, StatusDisc } from './status.tsx'
export { circlePath, type StatusKind, shareDash, shareOf } from './status-share.ts'
export { BulkBar } from './table/bulk-bar.tsx'
export { RowsTable, type TableColumn } from './table/rows-table.tsx'
export { Cell, HeadCell, NameCell, NumberCell, Table, TableScroller } from './table/table.tsx'
export { Segmented, Tabs } from './tabs.tsx'
export { Count, Kbd, Tag } from './tag.tsx'
export * as text from './text.css.ts'
export { Timeline } from './timeline.tsx'
export { Toast, ToastRegion } from './toast.tsx'
export { vars } from './tokens.css.ts'
export { SkipLink, VisuallyHidden } from './visually-hidden.tsx'
