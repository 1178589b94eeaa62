import type { CountryConfig } from '@remesa/domain/country'
import type { CommodityType, SupplyDraft } from '@remesa/domain/orders'
import type { Catalogue, DraftForm } from '../../kernel'

export interface SupplyFormProps {
  readonly form: DraftForm<SupplyDraft>
  readonly config: Pick<CountryConfig, 'Orders'>
  readonly types: Catalogue<CommodityType>
}
