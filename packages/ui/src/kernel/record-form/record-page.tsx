import { chakra } from '@chakra-ui/react'
import type { AnyIssue } from '@remesa/domain/kernel'
import { useT } from '../../i18n'
import { FailureNotice } from '../failure-notice/failure-notice'
import { Form } from '../form/form'
import { usePageKeys } from '../form/use-page-keys'
import { Notice } from '../notice/notice'
import { PageHeader } from '../page-header/page-header'
import type { RecordPageProps, RecordSection } from './record-page.types'
import { SaveBar } from './save-bar'
import { goToSection, SectionIndex } from './section-index'

const pageStyle = {
  display: 'flex',
  flexDirection: 'column',
  // The height of the window without the bars at the top, so that even a short form fills the window.
  minH: 'calc(100dvh - 10.25rem)',
  // The page of a new record has no tabs, so the bars above the form take less space.
  '&[data-new]': { minH: 'calc(100dvh - 7.25rem)' },
} as const

const bodyStyle = {
  display: 'grid',
  gap: { base: '4', lg: '8' },
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '11rem minmax(0, 46rem)' },
  alignItems: 'start',
  paddingBottom: '6',
  '& form': { gap: '6' },
  // A focused field is scrolled to a position between the top bar and the save bar.
  '& :is(input, select, textarea, button)': { scrollMarginTop: '12', scrollMarginBottom: '9rem' },
} as const

/**
 * The page on which a record is added or edited: an index of its sections at the side, the fields, and a bar with
 * unsaved changes and issues. The page needs `PartTexts` with the part `records` around it. Ctrl+S or Cmd+S saves the
 * record. Alt with an arrow key moves to the next section, and F8 moves to the next field to correct.
 */
export function RecordPage<Draft, Field extends keyof Draft & string>(props: RecordPageProps<Draft, Field>) {
  const { title, form, sections, isBusy, failure, sendText, onSend, onCancel } = props
  const t = useT()
  const idOf = ({ id }: Pick<RecordSection, 'id'>) => form.controlId(`section-${id}`)
  const open = sections.filter(({ isWaiting }) => isWaiting !== true)
  const isUnchanged = !form.isNew && props.needsSave !== true && form.changes.length === 0
  const send = () => {
    const draft = isBusy || isUnchanged ? undefined : form.submitted()
    if (draft !== undefined) onSend({ draft })
  }
  const leadTo =
    (fields: readonly string[]) =>
    ({ issue }: { readonly issue: { readonly path: string } }) =>
      fields.some((field) => issue.path === field || issue.path.startsWith(`${field}.`))
  const nextSection = (step: 1 | -1) => {
    const ids = open.map(idOf)
    const at = ids.findIndex((id) => document.getElementById(id)?.contains(document.activeElement))
    const next = ids[Math.min(Math.max(at + step, 0), ids.length - 1)]
    if (next !== undefined) goToSection(next)
  }
  const nextIssue = () => {
    const controls = form.entries.flatMap(({ place }) => place?.controlId ?? [])
    const at = controls.indexOf(document.activeElement?.id ?? '')
    document.getElementById(controls[(at + 1) % controls.length] ?? '')?.focus()
  }
  usePageKeys(({ key, altKey, ctrlKey, metaKey, shiftKey }) => {
    if (key.toLowerCase() === 's' && (ctrlKey || metaKey) && !altKey && !shiftKey) return send
    if (altKey && key === 'ArrowDown') return () => nextSection(1)
    if (altKey && key === 'ArrowUp') return () => nextSection(-1)
    return key === 'F8' ? nextIssue : undefined
  })
  return (
    <chakra.div css={pageStyle} {...(form.isNew ? { 'data-new': '' } : {})}>
      <PageHeader title={title} />
      {props.head}
      <chakra.div css={bodyStyle}>
        <SectionIndex
          sections={sections.map((section) => ({
            id: idOf(section),
            title: section.title,
            isChanged: !form.isNew && form.changes.some((name) => section.fields.includes(name)),
            errors: form.entries.filter(leadTo(section.fields)).length,
            isWaiting: section.isWaiting === true,
          }))}
        />
        <Form
          form={{ ...form, entries: form.entries.filter(({ issue }) => !isDispute(issue)) }}
          heading="h2"
          onSubmit={send}
          notice={
            <>
              {form.theirs !== undefined && (
                <Notice tone="warning" title={t('record.met.title')}>
                  {t('record.met.text', {
                    sections: sections
                      .filter(({ fields }) => form.theirs?.some((name) => fields.includes(name)))
                      .map((section) => section.title)
                      .join(', '),
                  })}
                </Notice>
              )}
              {failure && (
                <FailureNotice
                  action="saveRecord"
                  failure={failure}
                  isMarked={
                    failure.kind === 'refused' && failure.issues.length > 0 && form.entries.length > 0
                  }
                />
              )}
            </>
          }
        >
          {open.map((section) => (
            <Section key={section.id} {...section} id={idOf(section)} />
          ))}
        </Form>
      </chakra.div>
      <SaveBar
        formId={form.formId}
        isNew={form.isNew}
        isUnchanged={isUnchanged}
        changes={form.changes.length}
        issues={form.issues}
        isBusy={isBusy}
        sendText={sendText ?? t('action.save')}
        onShowIssues={() => void form.submitted()}
        onCancel={onCancel}
      />
    </chakra.div>
  )
}

/** Whether an issue says that two users changed a field. The notice of the other user's changes says this, too. */
const isDispute = ({ key }: AnyIssue): boolean => key === 'validation.messages.disputed'

function Section({ id, title, note, action, isTitled = false, content }: RecordSection) {
  return (
    <chakra.section
      id={id}
      tabIndex={-1}
      {...(isTitled ? {} : { 'aria-labelledby': `${id}-title` })}
      display="grid"
      gap="4"
      scrollMarginTop="12"
      css={{ '& + &': { borderTopWidth: '1px', borderColor: 'border', paddingTop: '5' } }}
    >
      {!isTitled && (
        <chakra.div display="flex" flexWrap="wrap" alignItems="start" justifyContent="space-between" gap="2">
          <div>
            <chakra.h2 id={`${id}-title`} textStyle="lg" fontWeight="semibold">
              {title}
            </chakra.h2>
            {note !== undefined && (
              <chakra.p textStyle="sm" color="fg.muted">
                {note}
              </chakra.p>
            )}
          </div>
          {action}
        </chakra.div>
      )}
      {content}
    </chakra.section>
  )
}
