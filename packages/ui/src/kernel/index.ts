export {
  Button,
  ButtonLink,
  type ButtonLinkProps,
  type ButtonProps,
  IconButton,
  type IconButtonProps,
  IconLink,
  type IconLinkProps,
  MoreButton,
} from './button/button'
export { Spinner } from './button/spinner'
export { type Copying, useCopy } from './button/use-copy'
export type { Catalogue } from './catalogue/catalogue'
export { CatalogueNotice, type CatalogueNoticeProps } from './catalogue/catalogue-notice'
export { detailStyles } from './details/detail.styles'
export { DetailCard, type DetailCardProps, type Fact, Facts } from './details/detail-card'
export { type LinesColumn, LinesTable, type LinesTableProps } from './details/lines-table'
export { numbered } from './details/numbered'
export { Dialog, type DialogCloseReason, type DialogProps } from './dialog/dialog'
export { paperFrame } from './dialog/paper-frame'
export {
  ConfirmDialog,
  type ConfirmDialogProps,
  WarningDialog,
  type WarningDialogProps,
} from './dialog/question-dialogs'
export { keepScrollbarWidth } from './dialog/scrollbar-width'
export { staysOpen } from './dialog/stays-open'
export { type Discard, type DiscardOptions, useDiscard } from './dialog/use-discard'
export { EmptyState, type EmptyStateProps } from './empty-state/empty-state'
export { FailedState, type FailedStateProps } from './empty-state/failed-state'
export { EntryGrid, type EntryGridProps, type GridColumn, type GridPlace } from './entry/entry-grid'
export { type Entry, EntryList, type EntryListProps } from './entry/entry-list'
export { keepFocus } from './entry/keep-focus'
export {
  FailureNotice,
  type FailureNoticeProps,
  refusalReasons,
  type WriteAction,
  type WriteFailure,
} from './failure-notice/failure-notice'
export { AmountInput, type AmountInputProps } from './fields/amount-input'
export { type CheckCard, CheckCards, type CheckCardsProps } from './fields/check-cards'
export { Checkbox, type CheckboxProps } from './fields/checkbox'
export { type ChoiceCard, ChoiceCards, type ChoiceCardsProps } from './fields/choice-cards'
export { Combobox, type ComboboxProps } from './fields/combobox'
export { controlStyle } from './fields/control.recipe'
export { DateInput, type DateInputProps } from './fields/date-input'
export { FieldFrame, type FieldFrameProps } from './fields/field-frame'
export { fieldPair, LABEL_HEIGHT } from './fields/field-pair'
export { filterOptions } from './fields/filter-options'
export { type Option, Select, type SelectProps } from './fields/select'
export { Switch, type SwitchProps } from './fields/switch'
export { TextArea, type TextAreaProps } from './fields/text-area'
export { TextInput, type TextInputProps, type ValueProps } from './fields/text-input'
export { TimeSelect, type TimeSelectProps } from './fields/time-select'
export { TodayContext } from './fields/today'
export { saveFile } from './files/save-file'
export { rowFallbacks, useKeptFocus } from './focus/use-kept-focus'
export { ChoiceField, type ChoiceFieldProps, type NamedOption } from './form/choice-field'
export {
  type DraftForm,
  draftForm,
  type LocalDraftForm,
  type LocalDraftOptions,
  useDraftForm,
} from './form/draft-form'
export { ErrorSummary, type ErrorSummaryEntry, type ErrorSummaryProps } from './form/error-summary'
export {
  AmountField,
  type Bound,
  ComboboxField,
  DateField,
  SelectField,
  SwitchField,
  TextAreaField,
  TextField,
  TimeField,
} from './form/fields'
export { Form, type FormProps } from './form/form'
export { useStillDuringClick } from './form/use-after-click'
export { type FieldOptions, useField } from './form/use-field'
export {
  type FieldPlace,
  type FormEntry,
  type FormOptions,
  type FormState,
  useFormState,
} from './form/use-form-state'
export { usePageKeys } from './form/use-page-keys'
export { FormDialog, type FormDialogProps, type SentForm } from './form-dialog/form-dialog'
export { Icon, type IconProps } from './icon/icon'
export { KeyCaps, type KeyCapsProps } from './key-caps/key-caps'
export { type LazyComponent, type LazyOptions, lazyComponent, type Retry } from './lazy/lazy-component'
export { ColumnsDialog, type ColumnsDialogProps, type ListLook } from './list/columns-dialog/columns-dialog'
export { EntitySelector } from './list/entity-selector/entity-selector'
export type { EntityOption, EntitySelectorProps } from './list/entity-selector/entity-selector.types'
export { useSearch } from './list/entity-selector/use-search'
export { FilterPanel } from './list/filter-panel/filter-panel'
export type {
  FilterChange,
  FilterField,
  FilterPanelProps,
} from './list/filter-panel/filter-panel.types'
export { ListPage } from './list/list-page/list-page'
export type {
  ListAction,
  ListFilters,
  ListPageColumn,
  ListPageProps,
  ListPageState,
  ListSelection,
  ListSort,
  ShowInactive,
} from './list/list-page/list-page.types'
export { SearchField, type SearchFieldProps } from './list/list-page/search-field'
export { ListPagination, type ListPaginationProps } from './list/list-pagination/list-pagination'
export { RowsTable } from './list/rows-table/rows-table'
export type { RowPlace, RowRules, RowsTableProps } from './list/rows-table/rows-table.types'
export { SectionPlace, type SectionPlaceProps } from './list/section-tabs/section-place'
export {
  type SectionTab,
  SectionTabs,
  type SectionTabsProps,
  type TabLinkProps,
} from './list/section-tabs/section-tabs'
export { SectionTabsPlaceholder } from './list/section-tabs/section-tabs-placeholder'
export { TagPicker, type TagPickerProps } from './list/tag-picker/tag-picker'
export { LoadingOverlay } from './loading/loading-overlay'
export { Skeleton } from './loading/skeleton'
export { Menu, MenuButton, MenuContent } from './menu/menu'
export type {
  MenuButtonProps,
  MenuContentProps,
  MenuEntry,
  MenuListProps,
  MenuProps,
  MenuTriggerAttributes,
} from './menu/menu.types'
export { menuNote, type UnreadEntries, unreadEntries } from './menu/unread-entries'
export { Collapse, type CollapseProps } from './motion/collapse'
export { Notice, type NoticeProps } from './notice/notice'
export { PageBar, type PageBarProps } from './page-bar/page-bar'
export { PageHeader, type PageHeaderProps } from './page-header/page-header'
export { TopBarSlot } from './page-header/top-bar'
export { EmbeddedProvider, type EmbeddedProviderProps } from './provider/embedded-provider'
export { PartTexts, preloadPartTexts } from './provider/part-texts'
export { type Embedding, RemesaProvider, type RemesaProviderProps } from './provider/remesa-provider'
export { ChangedField, type ChangedFieldProps } from './record-form/changed-field'
export { RecordPage } from './record-form/record-page'
export type { RecordPageProps, RecordSection } from './record-form/record-page.types'
export {
  type RecordFields,
  type RecordForm,
  type RecordFormOptions,
  useRecordForm,
} from './record-form/use-record-form'
export { CollapsibleSection, type CollapsibleSectionProps } from './section/collapsible-section'
export { SidePanel, type SidePanelProps } from './side-panel/side-panel'
export { SIDE_PANEL_WIDTH, useIsSpaceTaken } from './side-panel/space-beside'
export { SkipLink, SkipLinksSlot } from './skip-link/skip-link'
export { StateTag, type StateTagProps } from './status/state-tag'
export { STATUS_TONES, StatusBadge, type StatusBadgeProps, type StatusTone } from './status/status-badge'
export { WarningSign, type WarningSignProps } from './status/warning-sign'
export { cachedStyle } from './styles/cached-style'
export { textLinkStyle } from './styles/text-link'
export { DataTable } from './table/data-table'
export type { DataColumn, DataSort, DataTableProps } from './table/data-table.types'
export { breakable } from './texts/breakable'
export { containsWords } from './texts/contains-words'
export { HiddenText } from './texts/hidden-text'
export { packContents, unbroken } from './texts/pack-contents'
export { piecesText } from './texts/pieces-text'
export { DateText, DateTimeText, type InstantTextProps, MoneyText, TimeText } from './texts/texts'
export { visuallyHidden } from './texts/visually-hidden'
export { wholeCodes } from './texts/whole-codes'
export { ZoneNote, type ZoneNoteProps } from './texts/zone-note'
export { OVERLAY_DELAY_MS } from './time-limits'
export {
  clearToasts,
  showToast,
  type ToastAction,
  Toaster,
  type ToastLink,
  type ToastMessage,
  type ToastTone,
  type ToastUndo,
} from './toast/toaster'
export { Explained, type ExplainedProps } from './tooltip/explained'
export { type TooltipAttributes, tooltip } from './tooltip/tooltip'
