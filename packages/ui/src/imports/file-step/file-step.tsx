import { chakra, FileUpload } from '@chakra-ui/react'
import type { ImportFileType, ImportRefusal } from '@remesa/domain/imports'
import { importFileTypes, MAX_IMPORT_BYTES, MAX_IMPORT_ROWS } from '@remesa/domain/imports'
import { Download, Upload } from 'lucide'
import { reasonText, useT } from '../../i18n'
import { Button, Icon, Notice, type Option, Select } from '../../kernel'

export interface FileStepProps {
  /** Text about the records that the import creates. */
  readonly intro: string
  readonly isReading: boolean
  /** The reason why the last chosen file can't be imported. */
  readonly refusal: ImportRefusal | undefined
  /** The choice of the country to which the imported records belong; `undefined` if there is only one country. */
  readonly country:
    | {
        readonly value: string
        readonly options: readonly Option[]
        readonly onChange: (detail: { readonly value: string }) => void
      }
    | undefined
  readonly onFile: (detail: { readonly file: File }) => void
  readonly onTemplate: (detail: { readonly type: ImportFileType }) => void
}

const zoneStyle = {
  display: 'grid',
  justifyItems: 'center',
  gap: '2',
  px: '4',
  py: { base: '8', lg: '14' },
  borderWidth: '2px',
  borderStyle: 'dashed',
  borderColor: 'border.control',
  borderRadius: 'md',
  bg: 'surface',
  textAlign: 'center',
  '&[data-dragging]': { borderColor: 'focus', bg: 'bg.hover' },
} as const

/**
 * The first step of an import: the user drops or chooses a file. The limits are always shown. If a file was refused,
 * the reason is shown, too.
 */
export function FileStep({ intro, isReading, refusal, country, onFile, onTemplate }: FileStepProps) {
  const t = useT()
  const chosen = (files: readonly File[]) => {
    const [file] = files
    if (file !== undefined) onFile({ file })
  }
  return (
    <chakra.div display="grid" gap="4">
      <chakra.p textStyle="sm" color="fg.muted" maxW="prose">
        {intro}
      </chakra.p>
      {country !== undefined && (
        <chakra.div maxW="20rem">
          <Select label={t('imports.country')} {...country} />
        </chakra.div>
      )}
      {refusal !== undefined && (
        <Notice tone="warning" title={t('imports.notRead')}>
          {reasonText(t, [refusal])}
        </Notice>
      )}
      <FileUpload.Root
        display="grid"
        maxFiles={1}
        onFileAccept={({ files }) => chosen(files)}
        onFileReject={({ files }) => chosen(files.map(({ file }) => file))}
      >
        <FileUpload.HiddenInput
          accept=".xlsx,.csv,.txt"
          aria-label={t('imports.choose')}
          data-testid="import-file"
        />
        <FileUpload.Dropzone css={zoneStyle} disableClick aria-label={t('imports.drop')}>
          <Icon of={Upload} size={28} />
          <chakra.strong textStyle="lg" fontWeight="semibold">
            {t('imports.drop')}
          </chakra.strong>
          <chakra.span textStyle="sm" color="fg.muted">
            {t('imports.bounds', { rows: MAX_IMPORT_ROWS, size: MAX_IMPORT_BYTES / 1_000_000 })}
          </chakra.span>
          <chakra.div display="flex" flexWrap="wrap" justifyContent="center" gap="2" marginTop="2">
            <FileUpload.Trigger asChild>
              <Button variant="primary" isBusy={isReading}>
                {t('imports.choose')}
              </Button>
            </FileUpload.Trigger>
            {importFileTypes.map((type) => (
              <Button key={type} icon={<Icon of={Download} size={16} />} onClick={() => onTemplate({ type })}>
                {t('imports.template', { type: type.toUpperCase() })}
              </Button>
            ))}
          </chakra.div>
        </FileUpload.Dropzone>
      </FileUpload.Root>
    </chakra.div>
  )
}
