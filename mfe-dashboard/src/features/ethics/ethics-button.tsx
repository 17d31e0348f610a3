import { Icon } from '@liminal/ui/icon';
import { scales } from '@liminal/ui/icons';
import { threshold } from '../../texts/threshold';
import styles from './ethics.module.css';

/** After acceptance: the small floating way back to the code. */
export const EthicsButton = ({ open }: { open: () => void }) => (
  <button type="button" className={styles['floating']} aria-label={threshold.ethics.title} onClick={open}>
    <Icon path={scales} />
  </button>
);
