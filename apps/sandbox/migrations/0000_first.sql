CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
-- The order of texts in each language, digits by their value. Spanish has a letter ñ; the embedded database lacks the
-- data of languages, so that the letter is said as a rule, which PostgreSQL 15 does not know and does not need.
CREATE COLLATION text_order (provider = icu, locale = 'und@colNumeric=yes', deterministic = false);--> statement-breakpoint
DO $collation$ BEGIN
  IF current_setting('server_version_num')::int < 160000 THEN
    EXECUTE $$CREATE COLLATION text_order_es (provider = icu, locale = 'es@colNumeric=yes', deterministic = false)$$;
  ELSE
    EXECUTE $$CREATE COLLATION text_order_es
      (provider = icu, locale = 'und', rules = '[numericOrdering on] &N<ñ<<<Ñ', deterministic = false)$$;
  END IF;
END $collation$;--> statement-breakpoint
-- The domain's foldedText in SQL; a test compares the two for every character. In the order of the calls from inside:
-- letters that Unicode has had only since version 15, which older databases do not know; acutes that are typed for
-- apostrophes; decomposition; small letters; without marks, controls and format characters; letters and signs that do
-- not decompose; single blanks and none around.
CREATE FUNCTION folded_text(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $fold$
SELECT btrim(regexp_replace(translate(replace(replace(replace(replace(regexp_replace(lower(normalize(translate(
    CASE WHEN $1 COLLATE "C" ~ '[\u1C89\uA7CB-\uA7CC\uA7CE\uA7D2\uA7D4\uA7DA\uA7DC\uA7F1\U000105C9\U000105E4\U00010D50-\U00010D65\U00011383\U00011385\U0001138E\U00011391\U00016EA0-\U00016EB8\U0001CCD6-\U0001CCF9\U0001E030-\U0001E06D\U00016D68-\U00016D6A]'
    THEN replace(replace(replace(translate($1,
      U&'\1C89\A7CB\A7CC\A7CE\A7D2\A7D4\A7DA\A7DC\A7F1\+0105C9\+0105E4\+010D50\+010D51\+010D52\+010D53\+010D54\+010D55\+010D56'
      '\+010D57\+010D58\+010D59\+010D5A\+010D5B\+010D5C\+010D5D\+010D5E\+010D5F\+010D60\+010D61\+010D62\+010D63\+010D64\+010D65'
      '\+011383\+011385\+01138E\+011391\+016EA0\+016EA1\+016EA2\+016EA3\+016EA4\+016EA5\+016EA6\+016EA7\+016EA8\+016EA9\+016EAA'
      '\+016EAB\+016EAC\+016EAD\+016EAE\+016EAF\+016EB0\+016EB1\+016EB2\+016EB3\+016EB4\+016EB5\+016EB6\+016EB7\+016EB8\+01CCD6'
      '\+01CCD7\+01CCD8\+01CCD9\+01CCDA\+01CCDB\+01CCDC\+01CCDD\+01CCDE\+01CCDF\+01CCE0\+01CCE1\+01CCE2\+01CCE3\+01CCE4\+01CCE5'
      '\+01CCE6\+01CCE7\+01CCE8\+01CCE9\+01CCEA\+01CCEB\+01CCEC\+01CCED\+01CCEE\+01CCEF\+01CCF0\+01CCF1\+01CCF2\+01CCF3\+01CCF4'
      '\+01CCF5\+01CCF6\+01CCF7\+01CCF8\+01CCF9\+01E030\+01E031\+01E032\+01E033\+01E034\+01E035\+01E036\+01E037\+01E038\+01E039'
      '\+01E03A\+01E03B\+01E03C\+01E03D\+01E03E\+01E03F\+01E040\+01E041\+01E042\+01E043\+01E044\+01E045\+01E046\+01E047\+01E048'
      '\+01E049\+01E04A\+01E04B\+01E04C\+01E04D\+01E04E\+01E04F\+01E050\+01E051\+01E052\+01E053\+01E054\+01E055\+01E056\+01E057'
      '\+01E058\+01E059\+01E05A\+01E05B\+01E05C\+01E05D\+01E05E\+01E05F\+01E060\+01E061\+01E062\+01E063\+01E064\+01E065\+01E066'
      '\+01E067\+01E068\+01E069\+01E06A\+01E06B\+01E06C\+01E06D',
      U&'\1C8A\0264\A7CD\A7CF\A7D3\A7D5\A7DB\019Bs\+0105D2\+0105DA\+010D70\+010D71\+010D72\+010D73\+010D74\+010D75\+010D76'
      '\+010D77\+010D78\+010D79\+010D7A\+010D7B\+010D7C\+010D7D\+010D7E\+010D7F\+010D80\+010D81\+010D82\+010D83\+010D84\+010D85'
      '\+011382\+011384\+01138B\+011390\+016EBB\+016EBC\+016EBD\+016EBE\+016EBF\+016EC0\+016EC1\+016EC2\+016EC3\+016EC4\+016EC5'
      '\+016EC6\+016EC7\+016EC8\+016EC9\+016ECA\+016ECB\+016ECC\+016ECD\+016ECE\+016ECF\+016ED0\+016ED1\+016ED2\+016ED3abcdefgh'
      'ijklmnopqrstuvwxyz0123456789\0430\0431\0432\0433\0434\0435\0436\0437\0438\043A\043B\043C\043E\043F\0440\0441\0442\0443'
      '\0444\0445\0446\0447\0448\044B\044D\044E\A689\04D9\0456\0458\04E9\04AF\04CF\0430\0431\0432\0433\0434\0435\0436\0437\0438'
      '\043A\043B\043E\043F\0441\0443\0444\0445\0446\0447\0448\044A\044B\0491\0456\0455\045F\04AB\A651\04B1'),
      U&'\+016D68', U&'\+016D67\+016D67'),
      U&'\+016D69', U&'\+016D63\+016D67'),
      U&'\+016D6A', U&'\+016D63\+016D67\+016D67')
    ELSE $1 END,
    U&'\00B4\1FFD', ''''''), NFKD) COLLATE "und-x-icu") COLLATE "C",
    '[\u0001-\u0008\u000E-\u001F\u007F-\u0084\u0086-\u009F\u00AD\u0300-\u036F\u0483-\u0489\u0591-\u05BD\u05BF\u05C1\u05C2'
    '\u05C4\u05C5\u05C7\u0600-\u0605\u0610-\u061A\u061C\u064B-\u065F\u0670\u06D6-\u06DD\u06DF-\u06E4\u06E7\u06E8\u06EA-\u06ED'
    '\u070F\u0711\u0730-\u074A\u07A6-\u07B0\u07EB-\u07F3\u07FD\u0816-\u0819\u081B-\u0823\u0825-\u0827\u0829-\u082D'
    '\u0859-\u085B\u0890\u0891\u0897-\u089F\u08CA-\u0903\u093A-\u093C\u093E-\u094F\u0951-\u0957\u0962\u0963\u0981-\u0983'
    '\u09BC\u09BE-\u09C4\u09C7\u09C8\u09CB-\u09CD\u09D7\u09E2\u09E3\u09FE\u0A01-\u0A03\u0A3C\u0A3E-\u0A42\u0A47\u0A48'
    '\u0A4B-\u0A4D\u0A51\u0A70\u0A71\u0A75\u0A81-\u0A83\u0ABC\u0ABE-\u0AC5\u0AC7-\u0AC9\u0ACB-\u0ACD\u0AE2\u0AE3\u0AFA-\u0AFF'
    '\u0B01-\u0B03\u0B3C\u0B3E-\u0B44\u0B47\u0B48\u0B4B-\u0B4D\u0B55-\u0B57\u0B62\u0B63\u0B82\u0BBE-\u0BC2\u0BC6-\u0BC8'
    '\u0BCA-\u0BCD\u0BD7\u0C00-\u0C04\u0C3C\u0C3E-\u0C44\u0C46-\u0C48\u0C4A-\u0C4D\u0C55\u0C56\u0C62\u0C63\u0C81-\u0C83\u0CBC'
    '\u0CBE-\u0CC4\u0CC6-\u0CC8\u0CCA-\u0CCD\u0CD5\u0CD6\u0CE2\u0CE3\u0CF3\u0D00-\u0D03\u0D3B\u0D3C\u0D3E-\u0D44\u0D46-\u0D48'
    '\u0D4A-\u0D4D\u0D57\u0D62\u0D63\u0D81-\u0D83\u0DCA\u0DCF-\u0DD4\u0DD6\u0DD8-\u0DDF\u0DF2\u0DF3\u0E31\u0E34-\u0E3A'
    '\u0E47-\u0E4E\u0EB1\u0EB4-\u0EBC\u0EC8-\u0ECE\u0F18\u0F19\u0F35\u0F37\u0F39\u0F3E\u0F3F\u0F71-\u0F84\u0F86\u0F87'
    '\u0F8D-\u0F97\u0F99-\u0FBC\u0FC6\u102B-\u103E\u1056-\u1059\u105E-\u1060\u1062-\u1064\u1067-\u106D\u1071-\u1074'
    '\u1082-\u108D\u108F\u109A-\u109D\u115F\u1160\u135D-\u135F\u1712-\u1715\u1732-\u1734\u1752\u1753\u1772\u1773\u17B4-\u17D3'
    '\u17DD\u180B-\u180F\u1885\u1886\u18A9\u1920-\u192B\u1930-\u193B\u1A17-\u1A1B\u1A55-\u1A5E\u1A60-\u1A7C\u1A7F'
    '\u1AB0-\u1ADD\u1AE0-\u1AEB\u1B00-\u1B04\u1B34-\u1B44\u1B6B-\u1B73\u1B80-\u1B82\u1BA1-\u1BAD\u1BE6-\u1BF3\u1C24-\u1C37'
    '\u1CD0-\u1CD2\u1CD4-\u1CE8\u1CED\u1CF4\u1CF7-\u1CF9\u1DC0-\u1DFF\u200B-\u200F\u202A-\u202E\u2060-\u206F\u20D0-\u20F0'
    '\u2CEF-\u2CF1\u2D7F\u2DE0-\u2DFF\u302A-\u302F\u3099\u309A\u3164\uA66F-\uA672\uA674-\uA67D\uA69E\uA69F\uA6F0\uA6F1\uA802'
    '\uA806\uA80B\uA823-\uA827\uA82C\uA880\uA881\uA8B4-\uA8C5\uA8E0-\uA8F1\uA8FF\uA926-\uA92D\uA947-\uA953\uA980-\uA983'
    '\uA9B3-\uA9C0\uA9E5\uAA29-\uAA36\uAA43\uAA4C\uAA4D\uAA7B-\uAA7D\uAAB0\uAAB2-\uAAB4\uAAB7\uAAB8\uAABE\uAABF\uAAC1'
    '\uAAEB-\uAAEF\uAAF5\uAAF6\uABE3-\uABEA\uABEC\uABED\uFB1E\uFE00-\uFE0F\uFE20-\uFE2F\uFEFF\uFFA0\uFFF0-\uFFFB\U000101FD'
    '\U000102E0\U00010376-\U0001037A\U00010A01-\U00010A03\U00010A05\U00010A06\U00010A0C-\U00010A0F\U00010A38-\U00010A3A'
    '\U00010A3F\U00010AE5\U00010AE6\U00010D24-\U00010D27\U00010D69-\U00010D6D\U00010EAB\U00010EAC\U00010EFA-\U00010EFF'
    '\U00010F46-\U00010F50\U00010F82-\U00010F85\U00011000-\U00011002\U00011038-\U00011046\U00011070\U00011073\U00011074'
    '\U0001107F-\U00011082\U000110B0-\U000110BA\U000110BD\U000110C2\U000110CD\U00011100-\U00011102\U00011127-\U00011134'
    '\U00011145\U00011146\U00011173\U00011180-\U00011182\U000111B3-\U000111C0\U000111C9-\U000111CC\U000111CE\U000111CF'
    '\U0001122C-\U00011237\U0001123E\U00011241\U000112DF-\U000112EA\U00011300-\U00011303\U0001133B\U0001133C'
    '\U0001133E-\U00011344\U00011347\U00011348\U0001134B-\U0001134D\U00011357\U00011362\U00011363\U00011366-\U0001136C'
    '\U00011370-\U00011374\U000113B8-\U000113C0\U000113C2\U000113C5\U000113C7-\U000113CA\U000113CC-\U000113D0\U000113D2'
    '\U000113E1\U000113E2\U00011435-\U00011446\U0001145E\U000114B0-\U000114C3\U000115AF-\U000115B5\U000115B8-\U000115C0'
    '\U000115DC\U000115DD\U00011630-\U00011640\U000116AB-\U000116B7\U0001171D-\U0001172B\U0001182C-\U0001183A'
    '\U00011930-\U00011935\U00011937\U00011938\U0001193B-\U0001193E\U00011940\U00011942\U00011943\U000119D1-\U000119D7'
    '\U000119DA-\U000119E0\U000119E4\U00011A01-\U00011A0A\U00011A33-\U00011A39\U00011A3B-\U00011A3E\U00011A47'
    '\U00011A51-\U00011A5B\U00011A8A-\U00011A99\U00011B60-\U00011B67\U00011C2F-\U00011C36\U00011C38-\U00011C3F'
    '\U00011C92-\U00011CA7\U00011CA9-\U00011CB6\U00011D31-\U00011D36\U00011D3A\U00011D3C\U00011D3D\U00011D3F-\U00011D45'
    '\U00011D47\U00011D8A-\U00011D8E\U00011D90\U00011D91\U00011D93-\U00011D97\U00011EF3-\U00011EF6\U00011F00\U00011F01'
    '\U00011F03\U00011F34-\U00011F3A\U00011F3E-\U00011F42\U00011F5A\U00013430-\U00013440\U00013447-\U00013455'
    '\U0001611E-\U0001612F\U00016AF0-\U00016AF4\U00016B30-\U00016B36\U00016F4F\U00016F51-\U00016F87\U00016F8F-\U00016F92'
    '\U00016FE4\U00016FF0\U00016FF1\U0001BC9D\U0001BC9E\U0001BCA0-\U0001BCA3\U0001CF00-\U0001CF2D\U0001CF30-\U0001CF46'
    '\U0001D165-\U0001D169\U0001D16D-\U0001D182\U0001D185-\U0001D18B\U0001D1AA-\U0001D1AD\U0001D242-\U0001D244'
    '\U0001DA00-\U0001DA36\U0001DA3B-\U0001DA6C\U0001DA75\U0001DA84\U0001DA9B-\U0001DA9F\U0001DAA1-\U0001DAAF'
    '\U0001E000-\U0001E006\U0001E008-\U0001E018\U0001E01B-\U0001E021\U0001E023\U0001E024\U0001E026-\U0001E02A\U0001E08F'
    '\U0001E130-\U0001E136\U0001E2AE\U0001E2EC-\U0001E2EF\U0001E4EC-\U0001E4EF\U0001E5EE\U0001E5EF\U0001E6E3\U0001E6E6'
    '\U0001E6EE\U0001E6EF\U0001E6F5\U0001E8D0-\U0001E8D6\U0001E944-\U0001E94A\U000E0000-\U000E0FFF]', '', 'g'),
    'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
    '‘’‛ʼʻ′`‹›“”„‟«»‐‒–—―−đðħıłŋøŧς',
    '''''''''''''''''''""""""------ddhilnotσ'),
    '[\t-\r \u0085\u1680\u2028\u2029]+', ' ', 'g'), ' ')
$fold$;--> statement-breakpoint
CREATE TABLE "adapters" (
	"id" bigint PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "adapters_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"name" text NOT NULL,
	"assignable" boolean DEFAULT false NOT NULL,
	CONSTRAINT "adapters_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "agreement_commodities" (
	"client_id" bigint NOT NULL,
	"code" text NOT NULL,
	"description" text NOT NULL,
	CONSTRAINT "agreement_commodities_client_id_code_pk" PRIMARY KEY("client_id","code")
);
--> statement-breakpoint
CREATE TABLE "assignments" (
	"id" bigint PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "assignments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"client_id" bigint NOT NULL,
	"subclient_id" bigint,
	"service_point_id" bigint,
	CONSTRAINT "assignments_levels" CHECK ("assignments"."service_point_id" is null or "assignments"."subclient_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "cancellation_reasons" (
	"country_id" bigint NOT NULL,
	"code" text NOT NULL,
	"description" text NOT NULL,
	CONSTRAINT "cancellation_reasons_country_id_code_pk" PRIMARY KEY("country_id","code")
);
--> statement-breakpoint
CREATE TABLE "channels" (
	"id" bigint PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "channels_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"country_id" bigint NOT NULL,
	"text" text NOT NULL,
	"text_folded" text GENERATED ALWAYS AS (folded_text("channels"."text")) STORED
);
--> statement-breakpoint
CREATE TABLE "client_extra_data" (
	"client_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"label" text NOT NULL,
	"type" text NOT NULL,
	"attr1" text,
	"required" boolean DEFAULT false NOT NULL,
	CONSTRAINT "client_extra_data_client_id_name_pk" PRIMARY KEY("client_id","name")
);
--> statement-breakpoint
CREATE TABLE "client_limits" (
	"client_id" bigint NOT NULL,
	"currency_id" bigint NOT NULL,
	"amount_hundredths" bigint NOT NULL,
	CONSTRAINT "client_limits_client_id_currency_id_pk" PRIMARY KEY("client_id","currency_id")
);
--> statement-breakpoint
CREATE TABLE "client_third_codes" (
	"client_id" bigint NOT NULL,
	"system" text NOT NULL,
	"code" text NOT NULL,
	CONSTRAINT "client_third_codes_client_id_system_pk" PRIMARY KEY("client_id","system")
);
--> statement-breakpoint
CREATE TABLE "clients" (
	"id" bigint PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "clients_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"country_id" bigint NOT NULL,
	"oid_sol" text,
	"code_sol" text,
	"id_smartcash" text,
	"unique_code" text,
	"label" text,
	"description" text NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"code_sol_folded" text GENERATED ALWAYS AS (folded_text("clients"."code_sol")) STORED,
	"description_folded" text GENERATED ALWAYS AS (folded_text("clients"."description")) STORED,
	"id_smartcash_folded" text GENERATED ALWAYS AS (folded_text("clients"."id_smartcash")) STORED,
	CONSTRAINT "clients_oid_sol_unique" UNIQUE("oid_sol")
);
--> statement-breakpoint
CREATE TABLE "commodities" (
	"id" bigint PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "commodities_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"type_id" bigint NOT NULL,
	"description" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "commodity_types" (
	"id" bigint PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "commodity_types_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"country_id" bigint NOT NULL,
	"description" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consignment_amounts" (
	"document_id" bigint NOT NULL,
	"commodity_code" text NOT NULL,
	"currency_id" bigint NOT NULL,
	"total_hundredths" bigint NOT NULL,
	CONSTRAINT "consignment_amounts_document_id_commodity_code_currency_id_pk" PRIMARY KEY("document_id","commodity_code","currency_id")
);
--> statement-breakpoint
CREATE TABLE "consignment_containers" (
	"id" bigint PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "consignment_containers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"document_id" bigint NOT NULL,
	"code" text,
	"seal" text
);
--> statement-breakpoint
CREATE TABLE "consignment_documents" (
	"id" bigint PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "consignment_documents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"document_number" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "countries" (
	"id" bigint PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "countries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"name" text NOT NULL,
	"main_currency_id" bigint NOT NULL,
	"config" jsonb NOT NULL,
	"next_order_number" bigint NOT NULL,
	CONSTRAINT "countries_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "currencies" (
	"id" bigint PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "currencies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"symbol" text NOT NULL,
	"description" text NOT NULL,
	CONSTRAINT "currencies_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "customer_currencies" (
	"country_id" bigint NOT NULL,
	"currency_id" bigint NOT NULL,
	"main" boolean DEFAULT false NOT NULL,
	CONSTRAINT "customer_currencies_country_id_currency_id_pk" PRIMARY KEY("country_id","currency_id")
);
--> statement-breakpoint
CREATE TABLE "declared_values" (
	"order_id" bigint NOT NULL,
	"code" text NOT NULL,
	"kind" text NOT NULL,
	"mode" text DEFAULT '0' NOT NULL,
	"position" integer NOT NULL,
	"values" jsonb NOT NULL,
	"containers" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "declared_values_order_id_code_pk" PRIMARY KEY("order_id","code")
);
--> statement-breakpoint
CREATE TABLE "default_views" (
	"user_id" bigint NOT NULL,
	"list" text NOT NULL,
	"view_id" bigint NOT NULL,
	CONSTRAINT "default_views_user_id_list_pk" PRIMARY KEY("user_id","list")
);
--> statement-breakpoint
CREATE TABLE "delegations" (
	"id" bigint PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "delegations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"country_id" bigint NOT NULL,
	"code_sol" text NOT NULL,
	"id_smartcash" text,
	"description" text NOT NULL,
	"description_folded" text GENERATED ALWAYS AS (folded_text("delegations"."description")) STORED,
	"principal" boolean DEFAULT false NOT NULL,
	"active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "denominations" (
	"id" bigint PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "denominations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"currency_id" bigint NOT NULL,
	"code" text NOT NULL,
	"value_hundredths" bigint NOT NULL,
	"description" text NOT NULL,
	"commodity_type_code" text NOT NULL,
	"commodity_type_description" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deposit_commodities" (
	"country_id" bigint NOT NULL,
	"code" text NOT NULL,
	"description" text NOT NULL,
	"type_code" text,
	CONSTRAINT "deposit_commodities_country_id_code_pk" PRIMARY KEY("country_id","code")
);
--> statement-breakpoint
CREATE TABLE "deposit_reversals" (
	"deposit_id" bigint PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"requested_by" bigint NOT NULL,
	"requested_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deposits" (
	"id" bigint PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "deposits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"session_id" text NOT NULL,
	"service_point_id" bigint NOT NULL,
	"created_by" bigint NOT NULL,
	"currency_id" bigint NOT NULL,
	"total_hundredths" bigint NOT NULL,
	"account_date" date NOT NULL,
	"body" jsonb NOT NULL,
	"request_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "deposits_session_id_unique" UNIQUE("session_id")
);
--> statement-breakpoint
CREATE TABLE "document_challenges" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"employee_id" bigint NOT NULL,
	"document_type" text,
	"positions" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "employee_searches" (
	"id" bigint PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "employee_searches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"country_id" bigint NOT NULL,
	"search_type" text NOT NULL,
	"identifier" text NOT NULL,
	"success" boolean NOT NULL,
	"searched_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "employees" (
	"id" bigint PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "employees_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"country_id" bigint NOT NULL,
	"registry" text NOT NULL,
	"work_badge" text NOT NULL,
	"function" text NOT NULL,
	"name" text NOT NULL,
	"last_name" text NOT NULL,
	"document_type" text NOT NULL,
	"document_value" text NOT NULL,
	"identity_type" text,
	"identity_value" text,
	"vehicle_id" bigint,
	"active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "faults" (
	"id" bigint PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "faults_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"country_id" bigint NOT NULL,
	"description" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "history" (
	"id" bigint PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_id" bigint,
	"actor_name" text,
	"address" text,
	"agent" text,
	"kind" text NOT NULL,
	"action" text NOT NULL,
	"subject_id" bigint,
	"subject_name" text,
	"country_id" bigint,
	"changes" jsonb NOT NULL,
	"hash" text NOT NULL,
	"actor_name_folded" text GENERATED ALWAYS AS (folded_text("history"."actor_name")) STORED,
	"subject_name_folded" text GENERATED ALWAYS AS (folded_text("history"."subject_name")) STORED
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"user_id" bigint NOT NULL,
	"key" text NOT NULL,
	"endpoint" text NOT NULL,
	"request_hash" text NOT NULL,
	"status" integer NOT NULL,
	"response" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "list_views" (
	"id" bigint PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "list_views_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"owner_id" bigint NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"folded_name" text NOT NULL,
	"query" text NOT NULL,
	"is_shared" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "oidc_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"material" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "oidc_payloads" (
	"model" text NOT NULL,
	"id" text NOT NULL,
	"payload" jsonb NOT NULL,
	"grant_id" text,
	"uid" text,
	"consumed_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	CONSTRAINT "oidc_payloads_model_id_pk" PRIMARY KEY("model","id")
);
--> statement-breakpoint
CREATE TABLE "order_amounts" (
	"id" bigint PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "order_amounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"currency_id" bigint NOT NULL,
	"total_hundredths" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_denominations" (
	"amount_id" bigint NOT NULL,
	"denomination_id" text NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "order_denominations_amount_id_denomination_id_pk" PRIMARY KEY("amount_id","denomination_id")
);
--> statement-breakpoint
CREATE TABLE "order_packs" (
	"amount_id" bigint NOT NULL,
	"pack_id" text NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "order_packs_amount_id_pack_id_pk" PRIMARY KEY("amount_id","pack_id")
);
--> statement-breakpoint
CREATE TABLE "order_supplies" (
	"order_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"commodity_type_id" text NOT NULL,
	"commodity_type_description" text NOT NULL,
	"commodity_id" text NOT NULL,
	"commodity_description" text NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "order_supplies_order_id_position_pk" PRIMARY KEY("order_id","position")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" bigint PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"service_point_id" bigint NOT NULL,
	"country_id" bigint NOT NULL,
	"service_code" text NOT NULL,
	"service_type" text NOT NULL,
	"is_change" boolean DEFAULT false NOT NULL,
	"status_code" text NOT NULL,
	"origin" text NOT NULL,
	"consignment_status_code" text,
	"requested_time" timestamp with time zone,
	"request_initial_time" timestamp with time zone,
	"request_final_time" timestamp with time zone,
	"planned_initial_time" timestamp with time zone,
	"planned_final_time" timestamp with time zone,
	"real_initial_time" timestamp with time zone,
	"real_final_time" timestamp with time zone,
	"starts_at" timestamp with time zone,
	"service_date" timestamp with time zone,
	"rate" integer,
	"rate_comments" text,
	"comments" text,
	"motive_code" text,
	"observation" text,
	"route_code" text,
	"vehicle_id" bigint,
	"crew" jsonb,
	"custodian_name" text,
	"fault_description" text,
	"assistance_observation" text,
	"cancellation_reason_code" text,
	"cancelled_at" timestamp with time zone,
	"next_step_at" timestamp with time zone,
	"step_tries" integer DEFAULT 0 NOT NULL,
	"user_name" text,
	"created_by" bigint
);
--> statement-breakpoint
CREATE TABLE "pack_denominations" (
	"pack_id" bigint NOT NULL,
	"denomination_id" bigint NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "pack_denominations_pack_id_denomination_id_pk" PRIMARY KEY("pack_id","denomination_id")
);
--> statement-breakpoint
CREATE TABLE "packs" (
	"id" bigint PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "packs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"country_id" bigint NOT NULL,
	"client_id" bigint,
	"code" text NOT NULL,
	"description" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "report_schedules" (
	"id" bigint PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "report_schedules_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"type" text NOT NULL,
	"request" jsonb NOT NULL,
	"locale" text NOT NULL,
	"based_on" timestamp with time zone NOT NULL,
	"weekday" integer NOT NULL,
	"time" text NOT NULL,
	"time_zone" text NOT NULL,
	"state" text NOT NULL,
	"next_run_at" timestamp with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"stopped_at" timestamp with time zone,
	"rhythm" text DEFAULT 'WEEKLY' NOT NULL,
	"month_day" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" bigint PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"type" text NOT NULL,
	"status" text NOT NULL,
	"user_id" bigint NOT NULL,
	"country_id" bigint NOT NULL,
	"request" jsonb NOT NULL,
	"locale" text NOT NULL,
	"filename" text,
	"content" "bytea",
	"request_date" timestamp with time zone NOT NULL,
	"report_date" timestamp with time zone,
	"expiration_date" timestamp with time zone,
	"removed_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"lease_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "seed_runs" (
	"name" text PRIMARY KEY NOT NULL,
	"ran_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service_accounts" (
	"client_id" text PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"name" text NOT NULL,
	"secret_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "service_accounts_user_id_unique" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "service_point_adapters" (
	"service_point_id" bigint NOT NULL,
	"adapter_id" bigint NOT NULL,
	CONSTRAINT "service_point_adapters_service_point_id_adapter_id_pk" PRIMARY KEY("service_point_id","adapter_id")
);
--> statement-breakpoint
CREATE TABLE "service_point_channels" (
	"service_point_id" bigint NOT NULL,
	"channel_id" bigint NOT NULL,
	CONSTRAINT "service_point_channels_service_point_id_channel_id_pk" PRIMARY KEY("service_point_id","channel_id")
);
--> statement-breakpoint
CREATE TABLE "service_point_currencies" (
	"service_point_id" bigint NOT NULL,
	"currency_id" bigint NOT NULL,
	CONSTRAINT "service_point_currencies_service_point_id_currency_id_pk" PRIMARY KEY("service_point_id","currency_id")
);
--> statement-breakpoint
CREATE TABLE "service_point_limits" (
	"service_point_id" bigint NOT NULL,
	"currency_id" bigint NOT NULL,
	"amount_hundredths" bigint NOT NULL,
	CONSTRAINT "service_point_limits_service_point_id_currency_id_pk" PRIMARY KEY("service_point_id","currency_id")
);
--> statement-breakpoint
CREATE TABLE "service_point_third_codes" (
	"service_point_id" bigint NOT NULL,
	"system" text NOT NULL,
	"code" text NOT NULL,
	CONSTRAINT "service_point_third_codes_service_point_id_system_pk" PRIMARY KEY("service_point_id","system")
);
--> statement-breakpoint
CREATE TABLE "service_points" (
	"id" bigint PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "service_points_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"subclient_id" bigint NOT NULL,
	"type" text NOT NULL,
	"oid_sol" text,
	"code_sol" text,
	"id_smartcash" text,
	"device_id" text,
	"unique_code" text,
	"label" text,
	"description" text NOT NULL,
	"address" text,
	"zone" text,
	"active" boolean DEFAULT true NOT NULL,
	"agile_pickup" boolean DEFAULT false NOT NULL,
	"econo_cash" boolean DEFAULT false NOT NULL,
	"open_channel" boolean DEFAULT false NOT NULL,
	"account_date" boolean DEFAULT false NOT NULL,
	"enabled_read_qr" boolean DEFAULT false NOT NULL,
	"type_code" text,
	"type_description" text,
	"ss_id" text,
	"safe_password_hash" text,
	"payment_account_id" text,
	"payment_location_id" text,
	"payment_fee" integer DEFAULT 0 NOT NULL,
	"code_sol_folded" text GENERATED ALWAYS AS (folded_text("service_points"."code_sol")) STORED,
	"description_folded" text GENERATED ALWAYS AS (folded_text("service_points"."description")) STORED,
	"device_id_folded" text GENERATED ALWAYS AS (folded_text("service_points"."device_id")) STORED,
	"id_smartcash_folded" text GENERATED ALWAYS AS (folded_text("service_points"."id_smartcash")) STORED,
	"address_folded" text GENERATED ALWAYS AS (folded_text("service_points"."address")) STORED,
	CONSTRAINT "service_points_oid_sol_unique" UNIQUE("oid_sol")
);
--> statement-breakpoint
CREATE TABLE "sol_centers" (
	"id" bigint PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "sol_centers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"oid" text NOT NULL,
	"country_id" bigint NOT NULL,
	"source_system" text NOT NULL,
	"code" text NOT NULL,
	"description" text NOT NULL,
	"third_codes" jsonb NOT NULL,
	"client_code" text NOT NULL,
	CONSTRAINT "sol_centers_oid_unique" UNIQUE("oid")
);
--> statement-breakpoint
CREATE TABLE "sol_clients" (
	"id" bigint PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "sol_clients_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"oid" text NOT NULL,
	"country_id" bigint NOT NULL,
	"source_system" text NOT NULL,
	"code" text NOT NULL,
	"description" text NOT NULL,
	"third_codes" jsonb NOT NULL,
	CONSTRAINT "sol_clients_oid_unique" UNIQUE("oid")
);
--> statement-breakpoint
CREATE TABLE "sol_points" (
	"id" bigint PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "sol_points_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"oid" text NOT NULL,
	"country_id" bigint NOT NULL,
	"source_system" text NOT NULL,
	"code" text NOT NULL,
	"description" text NOT NULL,
	"third_codes" jsonb NOT NULL,
	"client_code" text NOT NULL,
	"center_code" text NOT NULL,
	"address" text NOT NULL,
	"type_code" text NOT NULL,
	"type_description" text NOT NULL,
	CONSTRAINT "sol_points_oid_unique" UNIQUE("oid")
);
--> statement-breakpoint
CREATE TABLE "subclient_limits" (
	"subclient_id" bigint NOT NULL,
	"currency_id" bigint NOT NULL,
	"amount_hundredths" bigint NOT NULL,
	CONSTRAINT "subclient_limits_subclient_id_currency_id_pk" PRIMARY KEY("subclient_id","currency_id")
);
--> statement-breakpoint
CREATE TABLE "subclient_third_codes" (
	"subclient_id" bigint NOT NULL,
	"system" text NOT NULL,
	"code" text NOT NULL,
	CONSTRAINT "subclient_third_codes_subclient_id_system_pk" PRIMARY KEY("subclient_id","system")
);
--> statement-breakpoint
CREATE TABLE "subclients" (
	"id" bigint PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "subclients_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"client_id" bigint NOT NULL,
	"delegation_id" bigint,
	"oid_sol" text,
	"code_sol" text,
	"id_smartcash" text,
	"unique_code" text,
	"label" text,
	"description" text NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"code_sol_folded" text GENERATED ALWAYS AS (folded_text("subclients"."code_sol")) STORED,
	"description_folded" text GENERATED ALWAYS AS (folded_text("subclients"."description")) STORED,
	"id_smartcash_folded" text GENERATED ALWAYS AS (folded_text("subclients"."id_smartcash")) STORED,
	CONSTRAINT "subclients_oid_sol_unique" UNIQUE("oid_sol")
);
--> statement-breakpoint
CREATE TABLE "translation_overrides" (
	"locale" text NOT NULL,
	"key" text NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "translation_overrides_locale_key_pk" PRIMARY KEY("locale","key")
);
--> statement-breakpoint
CREATE TABLE "user_roles" (
	"user_id" bigint NOT NULL,
	"suffix" text NOT NULL,
	CONSTRAINT "user_roles_user_id_suffix_pk" PRIMARY KEY("user_id","suffix")
);
--> statement-breakpoint
CREATE TABLE "user_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"grant_id" text NOT NULL,
	"user_id" bigint NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"address" text,
	"agent" text,
	"is_new_device" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" bigint PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"username" text NOT NULL,
	"name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"oid" text,
	"password_hash" text NOT NULL,
	"country_id" bigint NOT NULL,
	"user_type" text NOT NULL,
	"admin" boolean DEFAULT false NOT NULL,
	"supervisor" boolean DEFAULT false NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"sol_created" boolean DEFAULT true NOT NULL,
	"sol_synchronized" boolean DEFAULT true NOT NULL,
	"disclaimer_accepted_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"username_folded" text GENERATED ALWAYS AS (folded_text("users"."username")) STORED,
	"name_folded" text GENERATED ALWAYS AS (folded_text("users"."name")) STORED,
	"last_name_folded" text GENERATED ALWAYS AS (folded_text("users"."last_name")) STORED,
	"email_folded" text GENERATED ALWAYS AS (folded_text("users"."email")) STORED,
	CONSTRAINT "users_username_unique" UNIQUE("username"),
	CONSTRAINT "users_oid_unique" UNIQUE("oid")
);
--> statement-breakpoint
CREATE TABLE "vehicles" (
	"id" bigint PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "vehicles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"country_id" bigint NOT NULL,
	"code" text NOT NULL,
	"plate" text NOT NULL,
	"branch" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "challenge_wrong_answers" (
	"user_id" bigint NOT NULL,
	"employee_id" bigint NOT NULL,
	"count" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "challenge_wrong_answers_user_id_employee_id_pk" PRIMARY KEY("user_id","employee_id")
);
--> statement-breakpoint
ALTER TABLE "agreement_commodities" ADD CONSTRAINT "agreement_commodities_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_subclient_id_subclients_id_fk" FOREIGN KEY ("subclient_id") REFERENCES "public"."subclients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_service_point_id_service_points_id_fk" FOREIGN KEY ("service_point_id") REFERENCES "public"."service_points"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cancellation_reasons" ADD CONSTRAINT "cancellation_reasons_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channels" ADD CONSTRAINT "channels_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_extra_data" ADD CONSTRAINT "client_extra_data_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_limits" ADD CONSTRAINT "client_limits_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_limits" ADD CONSTRAINT "client_limits_currency_id_currencies_id_fk" FOREIGN KEY ("currency_id") REFERENCES "public"."currencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_third_codes" ADD CONSTRAINT "client_third_codes_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clients" ADD CONSTRAINT "clients_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commodities" ADD CONSTRAINT "commodities_type_id_commodity_types_id_fk" FOREIGN KEY ("type_id") REFERENCES "public"."commodity_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commodity_types" ADD CONSTRAINT "commodity_types_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consignment_amounts" ADD CONSTRAINT "consignment_amounts_document_id_consignment_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."consignment_documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consignment_amounts" ADD CONSTRAINT "consignment_amounts_currency_id_currencies_id_fk" FOREIGN KEY ("currency_id") REFERENCES "public"."currencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consignment_containers" ADD CONSTRAINT "consignment_containers_document_id_consignment_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."consignment_documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consignment_documents" ADD CONSTRAINT "consignment_documents_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "countries" ADD CONSTRAINT "countries_main_currency_id_currencies_id_fk" FOREIGN KEY ("main_currency_id") REFERENCES "public"."currencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_currencies" ADD CONSTRAINT "customer_currencies_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_currencies" ADD CONSTRAINT "customer_currencies_currency_id_currencies_id_fk" FOREIGN KEY ("currency_id") REFERENCES "public"."currencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "declared_values" ADD CONSTRAINT "declared_values_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "default_views" ADD CONSTRAINT "default_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "default_views" ADD CONSTRAINT "default_views_view_id_list_views_id_fk" FOREIGN KEY ("view_id") REFERENCES "public"."list_views"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delegations" ADD CONSTRAINT "delegations_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "denominations" ADD CONSTRAINT "denominations_currency_id_currencies_id_fk" FOREIGN KEY ("currency_id") REFERENCES "public"."currencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposit_commodities" ADD CONSTRAINT "deposit_commodities_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposit_reversals" ADD CONSTRAINT "deposit_reversals_deposit_id_deposits_id_fk" FOREIGN KEY ("deposit_id") REFERENCES "public"."deposits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposit_reversals" ADD CONSTRAINT "deposit_reversals_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposits" ADD CONSTRAINT "deposits_service_point_id_service_points_id_fk" FOREIGN KEY ("service_point_id") REFERENCES "public"."service_points"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposits" ADD CONSTRAINT "deposits_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposits" ADD CONSTRAINT "deposits_currency_id_currencies_id_fk" FOREIGN KEY ("currency_id") REFERENCES "public"."currencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_challenges" ADD CONSTRAINT "document_challenges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_challenges" ADD CONSTRAINT "document_challenges_employee_id_employees_id_fk" FOREIGN KEY ("employee_id") REFERENCES "public"."employees"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_searches" ADD CONSTRAINT "employee_searches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_searches" ADD CONSTRAINT "employee_searches_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employees" ADD CONSTRAINT "employees_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employees" ADD CONSTRAINT "employees_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "faults" ADD CONSTRAINT "faults_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_views" ADD CONSTRAINT "list_views_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_amounts" ADD CONSTRAINT "order_amounts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_amounts" ADD CONSTRAINT "order_amounts_currency_id_currencies_id_fk" FOREIGN KEY ("currency_id") REFERENCES "public"."currencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_denominations" ADD CONSTRAINT "order_denominations_amount_id_order_amounts_id_fk" FOREIGN KEY ("amount_id") REFERENCES "public"."order_amounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_packs" ADD CONSTRAINT "order_packs_amount_id_order_amounts_id_fk" FOREIGN KEY ("amount_id") REFERENCES "public"."order_amounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_supplies" ADD CONSTRAINT "order_supplies_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_service_point_id_service_points_id_fk" FOREIGN KEY ("service_point_id") REFERENCES "public"."service_points"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pack_denominations" ADD CONSTRAINT "pack_denominations_pack_id_packs_id_fk" FOREIGN KEY ("pack_id") REFERENCES "public"."packs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pack_denominations" ADD CONSTRAINT "pack_denominations_denomination_id_denominations_id_fk" FOREIGN KEY ("denomination_id") REFERENCES "public"."denominations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "packs" ADD CONSTRAINT "packs_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "packs" ADD CONSTRAINT "packs_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_schedules" ADD CONSTRAINT "report_schedules_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_accounts" ADD CONSTRAINT "service_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_point_adapters" ADD CONSTRAINT "service_point_adapters_service_point_id_service_points_id_fk" FOREIGN KEY ("service_point_id") REFERENCES "public"."service_points"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_point_adapters" ADD CONSTRAINT "service_point_adapters_adapter_id_adapters_id_fk" FOREIGN KEY ("adapter_id") REFERENCES "public"."adapters"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_point_channels" ADD CONSTRAINT "service_point_channels_service_point_id_service_points_id_fk" FOREIGN KEY ("service_point_id") REFERENCES "public"."service_points"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_point_channels" ADD CONSTRAINT "service_point_channels_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_point_currencies" ADD CONSTRAINT "service_point_currencies_service_point_id_service_points_id_fk" FOREIGN KEY ("service_point_id") REFERENCES "public"."service_points"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_point_currencies" ADD CONSTRAINT "service_point_currencies_currency_id_currencies_id_fk" FOREIGN KEY ("currency_id") REFERENCES "public"."currencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_point_limits" ADD CONSTRAINT "service_point_limits_service_point_id_service_points_id_fk" FOREIGN KEY ("service_point_id") REFERENCES "public"."service_points"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_point_limits" ADD CONSTRAINT "service_point_limits_currency_id_currencies_id_fk" FOREIGN KEY ("currency_id") REFERENCES "public"."currencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_point_third_codes" ADD CONSTRAINT "service_point_third_codes_service_point_id_service_points_id_fk" FOREIGN KEY ("service_point_id") REFERENCES "public"."service_points"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_points" ADD CONSTRAINT "service_points_subclient_id_subclients_id_fk" FOREIGN KEY ("subclient_id") REFERENCES "public"."subclients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sol_centers" ADD CONSTRAINT "sol_centers_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sol_clients" ADD CONSTRAINT "sol_clients_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sol_points" ADD CONSTRAINT "sol_points_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subclient_limits" ADD CONSTRAINT "subclient_limits_subclient_id_subclients_id_fk" FOREIGN KEY ("subclient_id") REFERENCES "public"."subclients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subclient_limits" ADD CONSTRAINT "subclient_limits_currency_id_currencies_id_fk" FOREIGN KEY ("currency_id") REFERENCES "public"."currencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subclient_third_codes" ADD CONSTRAINT "subclient_third_codes_subclient_id_subclients_id_fk" FOREIGN KEY ("subclient_id") REFERENCES "public"."subclients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subclients" ADD CONSTRAINT "subclients_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subclients" ADD CONSTRAINT "subclients_delegation_id_delegations_id_fk" FOREIGN KEY ("delegation_id") REFERENCES "public"."delegations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_sessions" ADD CONSTRAINT "user_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicles" ADD CONSTRAINT "vehicles_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_wrong_answers" ADD CONSTRAINT "challenge_wrong_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_wrong_answers" ADD CONSTRAINT "challenge_wrong_answers_employee_id_employees_id_fk" FOREIGN KEY ("employee_id") REFERENCES "public"."employees"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "assignments_once" ON "assignments" USING btree ("user_id","client_id",coalesce("subclient_id", 0),coalesce("service_point_id", 0));--> statement-breakpoint
CREATE INDEX "assignments_client_id" ON "assignments" USING btree ("client_id");--> statement-breakpoint
CREATE UNIQUE INDEX "channels_once" ON "channels" USING btree ("country_id",lower("text"));--> statement-breakpoint
CREATE INDEX "channels_text_search" ON "channels" USING gin ("text_folded" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "clients_country_id" ON "clients" USING btree ("country_id","id");--> statement-breakpoint
CREATE INDEX "clients_code_sol_search" ON "clients" USING gin ("code_sol_folded" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "clients_description_search" ON "clients" USING gin ("description_folded" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "clients_id_smartcash_search" ON "clients" USING gin ("id_smartcash_folded" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "commodities_type_id" ON "commodities" USING btree ("type_id");--> statement-breakpoint
CREATE INDEX "commodity_types_country_id" ON "commodity_types" USING btree ("country_id");--> statement-breakpoint
CREATE INDEX "consignment_containers_document_id" ON "consignment_containers" USING btree ("document_id");--> statement-breakpoint
CREATE UNIQUE INDEX "consignment_documents_once" ON "consignment_documents" USING btree ("order_id","document_number");--> statement-breakpoint
CREATE INDEX "default_views_view_id" ON "default_views" USING btree ("view_id");--> statement-breakpoint
CREATE UNIQUE INDEX "denominations_once" ON "denominations" USING btree ("currency_id","code");--> statement-breakpoint
CREATE INDEX "deposits_of_day" ON "deposits" USING btree ("service_point_id","day","id");--> statement-breakpoint
CREATE INDEX "deposits_of_point" ON "deposits" USING btree ("service_point_id","id");--> statement-breakpoint
CREATE INDEX "document_challenges_expires_at" ON "document_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "employee_searches_by_time" ON "employee_searches" USING btree ("country_id","searched_at");--> statement-breakpoint
CREATE INDEX "employee_searches_of_user" ON "employee_searches" USING btree ("user_id","searched_at");--> statement-breakpoint
CREATE UNIQUE INDEX "employees_by_registry" ON "employees" USING btree ("country_id","registry");--> statement-breakpoint
CREATE INDEX "employees_by_document" ON "employees" USING btree ("country_id","document_type","document_value");--> statement-breakpoint
CREATE INDEX "employees_by_badge" ON "employees" USING btree ("country_id","work_badge");--> statement-breakpoint
CREATE INDEX "faults_country_id" ON "faults" USING btree ("country_id");--> statement-breakpoint
CREATE INDEX "history_changes" ON "history" USING gin ("changes" jsonb_path_ops);--> statement-breakpoint
CREATE INDEX "history_subject" ON "history" USING btree ("kind","subject_id","id");--> statement-breakpoint
CREATE INDEX "history_actor_name_search" ON "history" USING gin ("actor_name_folded" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "history_subject_name_search" ON "history" USING gin ("subject_name_folded" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "list_views_name" ON "list_views" USING btree ("owner_id","list","folded_name");--> statement-breakpoint
CREATE INDEX "list_views_shared" ON "list_views" USING btree ("list","is_shared");--> statement-breakpoint
CREATE INDEX "oidc_payloads_grant_id" ON "oidc_payloads" USING btree ("grant_id");--> statement-breakpoint
CREATE INDEX "oidc_payloads_uid" ON "oidc_payloads" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "oidc_payloads_expires_at" ON "oidc_payloads" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "order_amounts_once" ON "order_amounts" USING btree ("order_id","currency_id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_code_in_country" ON "orders" USING btree ("country_id","service_code");--> statement-breakpoint
CREATE INDEX "orders_of_point_by_start" ON "orders" USING btree ("service_point_id","starts_at","id");--> statement-breakpoint
CREATE INDEX "orders_next_step_at" ON "orders" USING btree ("next_step_at") WHERE "orders"."next_step_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "packs_once" ON "packs" USING btree ("country_id","code");--> statement-breakpoint
CREATE INDEX "report_schedules_of_user" ON "report_schedules" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "report_schedules_due" ON "report_schedules" USING btree ("next_run_at") WHERE "report_schedules"."state" = 'ACTIVE';--> statement-breakpoint
CREATE INDEX "reports_of_user" ON "reports" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "reports_open" ON "reports" USING btree ("id") WHERE "reports"."status" in ('RECEIVED', 'PROCESSING');--> statement-breakpoint
CREATE INDEX "service_points_subclient_id" ON "service_points" USING btree ("subclient_id");--> statement-breakpoint
CREATE INDEX "service_points_by_text_order" ON "service_points" USING btree ("description" collate "text_order","id","description_folded","active","subclient_id");--> statement-breakpoint
CREATE INDEX "service_points_by_text_order_es" ON "service_points" USING btree ("description" collate "text_order_es","id","description_folded","active","subclient_id");--> statement-breakpoint
CREATE INDEX "service_points_code_sol_search" ON "service_points" USING gin ("code_sol_folded" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "service_points_description_search" ON "service_points" USING gin ("description_folded" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "service_points_device_id_search" ON "service_points" USING gin ("device_id_folded" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "service_points_id_smartcash_search" ON "service_points" USING gin ("id_smartcash_folded" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "service_points_address_search" ON "service_points" USING gin ("address_folded" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "sol_centers_once" ON "sol_centers" USING btree ("country_id","source_system","client_code","code");--> statement-breakpoint
CREATE UNIQUE INDEX "sol_clients_once" ON "sol_clients" USING btree ("country_id","source_system","code");--> statement-breakpoint
CREATE UNIQUE INDEX "sol_points_once" ON "sol_points" USING btree ("country_id","source_system","client_code","center_code","code");--> statement-breakpoint
CREATE INDEX "sol_points_by_code" ON "sol_points" USING btree ("country_id","source_system","code");--> statement-breakpoint
CREATE INDEX "subclients_client_id" ON "subclients" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "subclients_code_sol_search" ON "subclients" USING gin ("code_sol_folded" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "subclients_description_search" ON "subclients" USING gin ("description_folded" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "subclients_id_smartcash_search" ON "subclients" USING gin ("id_smartcash_folded" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "user_sessions_user_id" ON "user_sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "users_username_search" ON "users" USING gin ("username_folded" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_name_search" ON "users" USING gin ("name_folded" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_last_name_search" ON "users" USING gin ("last_name_folded" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_email_search" ON "users" USING gin ("email_folded" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "vehicles_by_code" ON "vehicles" USING btree ("country_id","code");--> statement-breakpoint
CREATE UNIQUE INDEX "vehicles_by_plate" ON "vehicles" USING btree ("country_id","plate");--> statement-breakpoint
CREATE FUNCTION "history_is_append_only"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'rows of history are never changed or removed';
END
$$;--> statement-breakpoint
CREATE TRIGGER "history_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "history" FOR EACH STATEMENT EXECUTE FUNCTION "history_is_append_only"();--> statement-breakpoint
ALTER TABLE "service_points" ALTER COLUMN "code_sol_folded" SET STATISTICS 1000;--> statement-breakpoint
ALTER TABLE "service_points" ALTER COLUMN "description_folded" SET STATISTICS 1000;
