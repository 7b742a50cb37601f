import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../Button.tsx';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import { Dialog } from '../Dialog.tsx';
import { Drawer } from '../Drawer.tsx';
import { TutorIllustration } from '../illustrations/TutorIllustration.tsx';
import { Menu } from '../Menu.tsx';
import { ProgressBar } from '../ProgressBar.tsx';
import { TextField } from '../TextField.tsx';
import styles from './Gallery.module.css';

const CHOICES = [
  { id: 'edit', label: 'Edit', icon: <Pencil aria-hidden size={20} /> },
  { id: 'delete', label: 'Delete', icon: <Trash2 aria-hidden size={20} /> },
] as const;

type Layer = 'dialog' | 'trial' | 'confirm' | 'progress' | 'drawer';

export const GalleryLayers = () => {
  const [layer, setLayer] = useState<Layer | null>(null);
  const [email, setEmail] = useState('');
  const close = () => setLayer(null);
  return (
    <section className={styles.group}>
      <h2>Layers</h2>
      <div className={styles.row}>
        {(['dialog', 'trial', 'confirm', 'progress', 'drawer'] as const).map((name) => (
          <Button key={name} variant="secondary" onClick={() => setLayer(name)}>
            Open {name}
          </Button>
        ))}
        <Menu label="More" choices={CHOICES} onChoose={(id) => setLayer(id === 'delete' ? 'confirm' : 'dialog')} />
      </div>
      <Dialog
        isOpen={layer === 'dialog'}
        onClose={close}
        title="Log in"
        closeLabel="Close"
        footer={<Button onClick={close}>Log in</Button>}
      >
        <TextField label="E-mail" type="email" value={email} onChange={setEmail} />
        <p>
          No account yet? <a href="/register">Make one</a>.
        </p>
      </Dialog>
      <Dialog
        isOpen={layer === 'trial'}
        onClose={close}
        title="24 hours for free"
        closeLabel="Close"
        size="small"
        illustration={<TutorIllustration />}
      >
        <p>25 points, no card, nothing to cancel.</p>
        <Button variant="accent" isWide>
          Go to the Tutor
        </Button>
      </Dialog>
      <Dialog
        isOpen={layer === 'progress'}
        onClose={close}
        title="We make your account"
        closeLabel="Close"
        size="small"
        isDismissable={false}
      >
        <ProgressBar label="School year" value={60} valueText="3 of 5" />
        <Button variant="quiet" onClick={close}>
          (gallery: leave)
        </Button>
      </Dialog>
      <ConfirmDialog
        isOpen={layer === 'confirm'}
        title="Delete the account?"
        confirmLabel="Delete"
        cancelLabel="Keep"
        closeLabel="Close"
        onConfirm={close}
        onCancel={close}
        isDangerous
      >
        <p>Conversations and flashcards disappear within 30 days.</p>
      </ConfirmDialog>
      <Drawer isOpen={layer === 'drawer'} onClose={close} title="Conversations" closeLabel="Close" side="start">
        <p>Fractions</p>
      </Drawer>
    </section>
  );
};
